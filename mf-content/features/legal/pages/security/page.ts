import { defineStaticPage } from '@kutuhal/contract'
import { pageFacts } from '../../../../page-facts.ts'
import { SecurityPage } from './SecurityPage.tsx'

export const page = defineStaticPage(
  SecurityPage,
  'For people who have found a security hole in this website: where to report it, what to write, and what happens then.',
  __COMPOSING__ ? () => pageFacts('security') : undefined,
)
