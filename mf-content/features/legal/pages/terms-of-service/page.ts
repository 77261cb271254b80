import { defineStaticPage } from '@kutuhal/contract'
import { pageFacts } from '../../../../page-facts.ts'
import { TermsOfServicePage } from './TermsOfServicePage.tsx'

export const page = defineStaticPage(
  TermsOfServicePage,
  'The terms for using this website and for booking our courses and camps, including payment, cancellation and refunds.',
  __COMPOSING__ ? () => pageFacts('terms-of-service') : undefined,
)
