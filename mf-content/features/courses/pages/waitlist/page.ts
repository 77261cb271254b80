import { defineStaticPage } from '@kutuhal/contract'
import { buildPageFacts } from '../../../../page-facts.ts'
import { WaitlistPage } from './WaitlistPage.tsx'

export const page = defineStaticPage(
  WaitlistPage,
  'How the waitlist for courses, holiday camps and the online platform works, how places are given, and how to join by phone or e-mail.',
  __COMPOSING__ ? () => buildPageFacts('waitlist') : undefined,
)
