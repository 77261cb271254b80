import { defineStaticPage } from '@kutuhal/contract'
import { pictured } from '../../previews/preview.ts'
import { TermsOfServicePage } from './TermsOfServicePage.tsx'

export const page = defineStaticPage(
  TermsOfServicePage,
  'The terms for using this website and for booking our courses and camps, including payment, cancellation and refunds.',
  __COMPOSING__ ? pictured('terms-of-service') : undefined,
)
