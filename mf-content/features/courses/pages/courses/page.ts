import { defineStaticPage } from '@kutuhal/contract'
import { buildPageFacts } from '../../../../page-facts.ts'
import { CoursesPage } from './CoursesPage.tsx'

export const page = defineStaticPage(
  CoursesPage,
  'Three live weekend courses for Classes 3 to 12: code with blocks, things that report back, and drawings that step out of the page.',
  __COMPOSING__ ? () => buildPageFacts('courses') : undefined,
)
