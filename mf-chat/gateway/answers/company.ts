import { z } from 'zod'
import type { SiteDocument } from './documents.ts'

export type Company = ReturnType<typeof parseCompany>
export type Course = Company['courses'][number]

/** schema.org allows a number in place of a text, and a single value in place of a list (see `several`). */
const text = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)
const time = text.transform(timeIn)
const several = <Item>(item: z.ZodType<Item>) =>
  z
    .unknown()
    .prefault([])
    .transform(value => [value].flat().flatMap(each => item.safeParse(each).data ?? []))

const thing = z.object({
  name: text,
  telephone: text,
  email: text,
  foundingDate: text,
  educationalLevel: text,
  address: z
    .object({ streetAddress: text, addressLocality: text, postalCode: text, addressRegion: text })
    .partial()
    .catch({}),
  openingHoursSpecification: several(z.object({ dayOfWeek: several(z.string()), opens: time, closes: time })),
  additionalProperty: several(z.object({ name: z.string(), value: z.coerce.string() })),
  itemListElement: several(
    z.object({ name: z.string(), audience: z.object({ audienceType: text }).partial().catch({}) }),
  ),
  offers: z
    .object({ price: z.coerce.number().optional().catch(undefined) })
    .partial()
    .catch({}),
  hasCourseInstance: z
    .object({ courseWorkload: text, instructor: z.object({ name: text }).partial().catch({}) })
    .partial()
    .catch({}),
})

/**
 * Reads the company's facts from the schema.org data of the site's pages. Each type of data is read from one
 * page only, so that no other page can claim facts about the company.
 */
export function parseCompany(documents: readonly SiteDocument[]) {
  const pageAt = (url: string) => documents.find(each => each.url === url)
  const thingOn = (page: SiteDocument | undefined, type: string) =>
    thing.parse(page?.things?.find(each => each['@type'] === type) ?? {})
  // Take the first entry, which is the host's description of the company; entries of the page follow.
  const { telephone, email, foundingDate, address } = thing.parse(pageAt('/')?.things?.[0] ?? {})
  const { streetAddress, addressLocality, postalCode, addressRegion } = address
  const town = [addressLocality, postalCode].filter(Boolean).join(' ')
  const ofCourses = documents.filter(({ url }) => /^\/courses\/./.test(url))
  return {
    phone: telephone,
    email,
    founded: foundingDate,
    place: streetAddress && [streetAddress, town, addressRegion].filter(Boolean).join(', '),
    hours: thingOn(pageAt('/contact'), 'LocalBusiness').openingHoursSpecification.flatMap(
      ({ dayOfWeek: days, opens, closes }) =>
        opens === undefined || closes === undefined || opens === closes ? [] : [{ days, opens, closes }],
    ),
    figures: thingOn(pageAt('/about'), 'LocalBusiness').additionalProperty,
    labs: thingOn(pageAt('/services'), 'ItemList').itemListElement.map(({ name, audience }) => ({
      name,
      ...audience.audienceType?.match(/(?<from>\d+)\D+(?<to>\d+)/)?.groups,
    })),
    courses: ofCourses.flatMap(page => courseOn(page, thingOn(page, 'Course'))),
    refunds:
      ofCourses
        .map(({ sections }) => sections.flatMap(section => section.text.split('\n').flatMap(ruleIn)))
        .find(rules => rules.length > 1) ?? [],
    /** Whether a page says what this pattern matches. */
    says: (pattern: RegExp) => documents.some(page => page.sections.some(each => pattern.test(each.text))),
  }
}

/** @returns “8:00 PM” for “20:00”; undefined for an invalid time */
function timeIn(time: string | undefined): string | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time ?? '') ?? []
  if (hours === undefined || minutes === undefined) return undefined
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
}

function courseOn(
  { url, sections }: SiteDocument,
  { name, educationalLevel, offers, hasCourseInstance }: z.infer<typeof thing>,
) {
  if (name === undefined) return []
  const { courseWorkload: rhythm, instructor } = hasCourseInstance
  const [from, to = from] = (educationalLevel?.match(/\d+/g) ?? []).map(Number)
  const lines = sections.flatMap(section => section.text.split('\n'))
  const after = (label: string) => lines.find(line => line.startsWith(label))?.slice(label.length)
  return {
    /** The short name: the title up to the colon. */
    name: name.split(':')[0] ?? name,
    title: name,
    page: url,
    grades: from === undefined || to === undefined ? undefined : ([from, to] as const),
    price: offers.price === undefined ? undefined : `₹${offers.price.toLocaleString('en-IN')}`,
    instructor: instructor?.name,
    /** The rhythm of a course, e.g. “8 Saturdays, 60 minutes each, at most 12 children”. */
    rhythm,
    /** The hours of a session, e.g. “3:30 PM–4:45 PM”. */
    hours: after('Hours: ')?.replace(' to ', '–'),
    language: after('Language: '),
    needed: after('Needed: '),
    /** Its rating with the number of reviews, or that there is none. */
    rating: lines.find(line => /^\d\.\d out of 5|no ratings yet/.test(line)),
    /** What the price includes, if it is all that is paid. */
    fee: lines.find(line => line.includes('there is no other fee')),
    /** The weekday of the sessions: Sunday if the rhythm names it, otherwise Saturday. */
    day: rhythm?.includes('Sunday') ? ('Sunday' as const) : ('Saturday' as const),
  }
}

/**
 * Parses a row of the refund table, such as “14 or more days …: Full refund”.
 * @returns the rule in a list, with the `name` of its sentence in words/sentences.txt; [] for other lines
 */
function ruleIn(line: string) {
  const [, notice = '', refund = ''] = /^(.*days?.*): (.*)$/i.exec(line) ?? []
  const [first, second] = (notice.match(/\d+/g) ?? []).map(Number)
  const percent = /^full refund/i.test(refund) ? 100 : /^no refund/i.test(refund) ? 0 : parseInt(refund)
  if (first === undefined || Number.isNaN(percent)) return []
  if (/or more/.test(notice)) return [{ name: 'refund-all', fromDays: first, toDays: Infinity, percent }]
  if (/fewer than/i.test(notice)) return [{ name: 'refund-none', fromDays: 0, toDays: first - 1, percent }]
  return second === undefined ? [] : [{ name: 'refund-part', fromDays: first, toDays: second, percent }]
}
