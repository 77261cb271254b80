import { defineStaticPage } from '@kutuhal/contract'
import { createElement } from 'react'
import { buildPageFacts } from '../../../../page-facts.ts'
import { LegalText } from '../../components/LegalText.tsx'
import body from '../../content/security.html'

export const page = defineStaticPage(
  () =>
    createElement(LegalText, {
      title: 'Reporting a security hole',
      lead: 'How to tell us of a hole in this website, and what you can expect of us then.',
      body,
    }),
  'For people who have found a security hole in this website: where to report it, what to write, and what happens then.',
  __COMPOSING__ ? () => buildPageFacts('security') : undefined,
)
