import { definePage, missingItem } from '@kutuhal/contract'
import { createElement } from 'react'
import { Contact } from '../../components/Contact.tsx'
import { buildFaqFacts } from '../../faq/faq-facts.ts'
import { translationCodes, type ContactMessages } from '../../messages/contact-messages.ts'

const words: Readonly<Record<(typeof translationCodes)[number], () => Promise<ContactMessages>>> = {
  hi: async () => (await import(/* webpackChunkName: "hindi" */ '../../messages/hindi.ts')).hindi,
  gu: async () => (await import(/* webpackChunkName: "gujarati" */ '../../messages/gujarati.ts')).gujarati,
}

/** Its words are the page's data. It sets its own title, because the host's titles are English. */
export const page = definePage<ContactMessages>({
  component: ({ data }) => createElement(Contact, { words: data }),
  title: ({ title }) => title,
  description: ({ description }) => description,
  facts: __COMPOSING__ ? buildFaqFacts : undefined,
  load: async ({ params: { language } }) => {
    const code = translationCodes.find(each => each === language)
    return code ? await words[code]() : notTranslated
  },
  staticParams: __COMPOSING__
    ? () => Promise.resolve(translationCodes.map(language => ({ language })))
    : undefined,
})

const notTranslated = missingItem({
  listPath: '/contact',
  title: 'Not in this language yet',
  text: 'The page is there in English, हिन्दी and ગુજરાતી.',
})
