import { defineStaticPage } from '@kutuhal/contract'
import { LabsPage } from './LabsPage.tsx'

export const page = defineStaticPage(
  LabsPage,
  'The community lab in Araria, Bihar, with its weekly timetable, and four more labs in Gujarat that you can visit by appointment.',
)
