import { defineStaticPage } from '@kutuhal/contract'
import { pictured } from '../../previews/preview.ts'
import { PrivacyPolicyPage } from './PrivacyPolicyPage.tsx'

export const page = defineStaticPage(
  PrivacyPolicyPage,
  'Which data this website and our programmes handle, why, for how long, and what you can ask of us. In plain words.',
  __COMPOSING__ ? pictured('privacy-policy') : undefined,
)
