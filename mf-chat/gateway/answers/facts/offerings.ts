import type { SiteDocument } from '../documents.ts'
import { rangeIn, type Range } from './range.ts'
import { numberIn, pathOf, textIn, thingIn, thingsOf } from './things.ts'

/** A lab, or another thing that the company does for children. */
export interface Offering {
  readonly name: string
  readonly address: string
  readonly isLab: boolean
  readonly classes: Range | undefined
  readonly ages: Range | undefined
  /** What its page says below its name, a section each. */
  readonly texts: readonly string[]
}

/** Services in the words of schema.org; those in a list are the labs. */
export function offeringsIn(documents: readonly SiteDocument[]): readonly Offering[] {
  return thingsOf(documents, 'Service').flatMap(({ thing, page }) => {
    const name = textIn(thing, 'name')
    if (name === undefined) return []
    const address = pathOf(textIn(thing, 'url')) ?? page
    const audience = thingIn(thing, 'audience')
    const [from, to] = [numberIn(audience, 'suggestedMinAge'), numberIn(audience, 'suggestedMaxAge')]
    const anchor = address.split('#')[1]
    const sections = documents.find(({ url }) => url === page)?.sections ?? []
    return {
      name,
      address,
      isLab: anchor !== undefined,
      classes: rangeIn(textIn(audience, 'audienceType')),
      ages: from === undefined || to === undefined ? undefined : { from, to },
      texts: sections.filter(section => section.anchor === anchor).map(({ text }) => text),
    }
  })
}
