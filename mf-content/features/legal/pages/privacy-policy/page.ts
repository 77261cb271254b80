import { defineStaticPage } from '@kutuhal/contract'
import { createElement } from 'react'
import { buildPageFacts } from '../../../../page-facts.ts'
import { LegalText } from '../../components/LegalText.tsx'
import body from '../../content/privacy-policy.html'

export const page = defineStaticPage(
  () =>
    createElement(LegalText, {
      title: 'Privacy policy',
      lead: 'What this website knows about you, which is little, and what happens with it.',
      body,
    }),
  'Which data this website and our programmes handle, why, for how long, and what you can ask of us. In plain words.',
  __COMPOSING__ ? () => buildPageFacts('privacy-policy') : undefined,
)
