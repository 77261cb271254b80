import { defineStaticPage } from '@kutuhal/contract'
import { buildPageFacts } from '../../../../page-facts.ts'
import { LabsPage } from './LabsPage.tsx'

export const page = defineStaticPage(
  LabsPage,
  'The community lab in Araria, Bihar, with its weekly timetable, and four more labs in Gujarat that you can visit by appointment.',
  __COMPOSING__ ? () => buildPageFacts('labs') : undefined,
)
