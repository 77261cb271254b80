import { definePage, site, type PageFacts } from '@kutuhal/contract'
import { createOrganizationReference, postalAddress } from '@kutuhal/contract/structured-data.ts'
import { listTranslatedParams, loadTranslation, type Translations } from '@kutuhal/contract/translations.ts'
import { createElement } from 'react'
import { Contact } from '../../components/Contact.tsx'
import { buildFaqFacts } from '../../faq/faq-facts.ts'
import type { ContactMessages } from '../../messages/contact-messages.ts'
import { english } from '../../messages/english.ts'
import { questionsByPage } from '../../questions/questions.data.ts'
import { createOpeningHoursSpecification } from '../../visit/opening-hours.ts'

interface Data {
  /** The words of a translated page are its data. */
  readonly translation?: ContactMessages | undefined
}

const translations: Translations<ContactMessages> = {
  hi: async () => (await import(/* webpackChunkName: "translations" */ '../../messages/hindi.ts')).hindi,
  gu: async () =>
    (await import(/* webpackChunkName: "translations" */ '../../messages/gujarati.ts')).gujarati,
}

export const page = definePage<Data>({
  component: ({ data: { translation = english } }) => createElement(Contact, { words: translation }),
  // The host's titles are English.
  title: ({ translation }) => translation?.title,
  description: ({ translation = english }) => translation.description,
  facts: __COMPOSING__
    ? ({ translation }) => ({
        ...(translation ? buildFaqFacts(translation) : buildContactFacts()),
        translations: Object.keys(translations),
      })
    : undefined,
  load: async context => ({ translation: await loadTranslation(context, translations) }),
  staticParams: __COMPOSING__ ? () => listTranslatedParams(translations) : undefined,
})

/** Only the English page describes the office; translations do not repeat it. */
function buildContactFacts(): PageFacts {
  const { things, ...facts } = buildFaqFacts(english)
  const office = {
    ...createOrganizationReference(),
    '@type': 'LocalBusiness' as const,
    telephone: site.phone,
    email: site.email,
    address: postalAddress(),
    openingHoursSpecification: createOpeningHoursSpecification(),
  }
  return { ...facts, things: [office, ...things], questions: questionsByPage['contact'] ?? [] }
}
