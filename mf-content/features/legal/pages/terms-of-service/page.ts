import { defineStaticPage } from '@kutuhal/contract'
import { createElement } from 'react'
import { buildPageFacts } from '../../../../page-facts.ts'
import { LegalText } from '../../components/LegalText.tsx'
import body from '../../content/terms-of-service.html'

export const page = defineStaticPage(
  () =>
    createElement(LegalText, {
      title: 'Terms of service',
      lead: 'What you can expect of us, and what we expect of you, on this website and in our courses.',
      body,
    }),
  'The terms for using this website and for booking our courses and camps, including payment, cancellation and refunds.',
  __COMPOSING__ ? () => buildPageFacts('terms-of-service') : undefined,
)
