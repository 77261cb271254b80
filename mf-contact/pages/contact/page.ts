import { defineStaticPage } from '@kutuhal/contract'
import { createElement } from 'react'
import { Contact } from '../../components/Contact.tsx'
import { buildContactFacts } from '../../faq/contact-facts.ts'
import { english } from '../../messages/english.ts'

export const page = defineStaticPage(
  () => createElement(Contact, { words: english }),
  'Phone, e-mail, address, opening hours and a contact form, with answers on registration, cancellation, guided tours and school partnerships.',
  __COMPOSING__ ? buildContactFacts : undefined,
)
