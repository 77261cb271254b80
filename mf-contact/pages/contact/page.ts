import { defineStaticPage } from '@kutuhal/contract'
import { contactFacts } from '../../faq/contact-facts.ts'
import { ContactPage } from './ContactPage.tsx'

export const page = defineStaticPage(
  ContactPage,
  'Phone, e-mail, address, opening hours and a contact form, with answers on registration, cancellation, guided tours and school partnerships.',
  __COMPOSING__ ? contactFacts : undefined,
)
