import type { SiteDocument, Thing } from '../documents.ts'
import { rangeIn, type Range } from './range.ts'
import { numberIn, pathOf, textIn, thingIn, thingsOf } from './things.ts'

export interface Course {
  /** What people call it: the title up to its colon. */
  readonly name: string
  readonly title: string
  readonly description: string
  readonly page: string
  readonly grades: Range | undefined
  /** In rupees. */
  readonly price: number | undefined
  readonly instructor: string | undefined
  readonly rating: { readonly value: number; readonly reviews: number } | undefined
  /** E.g. “8 Saturdays, 60 minutes each, at most 12 children”. */
  readonly rhythm: string | undefined
  /** What the price is for, as in “₹499 for one student: all 10 live sessions”. */
  readonly included: string | undefined
  /** E.g. “3:30 PM to 4:45 PM”. */
  readonly hours: string | undefined
  /** E.g. “First Saturday of each month”. */
  readonly starts: string | undefined
  /** What its page says in lines such as “Needed: a laptop”. */
  readonly label: (name: string) => string | undefined
}

export function coursesIn(documents: readonly SiteDocument[]): readonly Course[] {
  return thingsOf(documents, 'Course').flatMap(({ thing, page }) => {
    const title = textIn(thing, 'name')
    const document = documents.find(({ url }) => url === page)
    return title === undefined || document === undefined ? [] : courseOf(thing, title, document)
  })
}

function courseOf(thing: Thing, title: string, document: SiteDocument): Course {
  const instance = thingIn(thing, 'hasCourseInstance')
  const rating = thingIn(thing, 'aggregateRating')
  const [value, reviews] = [numberIn(rating, 'ratingValue'), numberIn(rating, 'reviewCount')]
  const lines = document.sections.flatMap(({ text }) => text.split('\n'))
  const price = numberIn(thingIn(thing, 'offers'), 'price')
  const label = (name: string) => lines.find(line => line.startsWith(`${name}: `))?.slice(name.length + 2)
  return {
    name: title.split(':')[0] ?? title,
    title,
    description: textIn(thing, 'description') ?? document.description,
    page: pathOf(textIn(thing, 'url')) ?? document.url,
    grades: rangeIn(textIn(thing, 'educationalLevel')),
    price,
    instructor: textIn(thingIn(instance, 'instructor'), 'name'),
    rating: value === undefined || reviews === undefined ? undefined : { value, reviews },
    rhythm: textIn(instance, 'courseWorkload'),
    included: price === undefined ? undefined : lines.find(line => line.startsWith(`${rupees(price)} for `)),
    hours: label('Hours'),
    starts: label('Starts'),
    label,
  }
}

/** E.g. 125000 as ₹1,25,000 */
export const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`
