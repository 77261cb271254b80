import { defineStaticPage } from '@kutuhal/contract'
import { SamplePage } from './SamplePage.tsx'

export const page = defineStaticPage(
  SamplePage,
  'Sample: three experiments to try at home with things that are in every kitchen, the quickest first.',
)
