import { definePage } from '@kutuhal/contract'
import { createElement } from 'react'
import { Contact } from '../../components/Contact.tsx'
import { buildFaqFacts } from '../../faq/faq-facts.ts'
import { hindi } from '../../messages/hindi.ts'

/** It sets its own title, because the host's titles are English. */
export const page = definePage({
  component: () => createElement(Contact, { words: hindi }),
  title: () => hindi.title,
  description: () =>
    'फ़ोन, ई-मेल, पता, खुलने का समय और संपर्क फ़ॉर्म; रजिस्ट्रेशन, रिफ़ंड, लैब देखने और स्कूलों के साथ काम पर सवाल-जवाब।',
  facts: __COMPOSING__ ? () => buildFaqFacts(hindi, 'previews/contact-hi.jpg') : undefined,
  load: () => Promise.resolve({}),
})
