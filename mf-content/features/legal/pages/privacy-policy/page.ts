import { defineStaticPage } from '@kutuhal/contract'
import { pageFacts } from '../../../../page-facts.ts'
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx'

export const page = defineStaticPage(
  PrivacyPolicyPage,
  'Which data this website and our programmes handle, why, for how long, and what you can ask of us. In plain words.',
  __COMPOSING__ ? () => pageFacts('privacy-policy') : undefined,
)
