import { defineStaticPage } from '@kutuhal/contract'
import { buildAnganwadiFacts } from '../../anganwadi-facts.ts'
import { SmartAnganwadiPage } from './SmartAnganwadiPage.tsx'

export const page = defineStaticPage(
  SmartAnganwadiPage,
  'How we equip anganwadi centres for children of three to six: the kit, a day in a centre, training, and how public bodies can start.',
  __COMPOSING__ ? buildAnganwadiFacts : undefined,
)
