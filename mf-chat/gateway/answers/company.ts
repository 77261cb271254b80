import type { SiteDocument, Thing } from './documents.ts'

/**
 * What is told without quoting: the company's own data, as the pages carry it in the words of schema.org. Each kind counts only from the page
 * it belongs to, so that no page can speak for the whole company.
 */
export interface Company {
  readonly phone: string | undefined
  readonly email: string | undefined
  readonly place: string | undefined
  readonly founded: string | undefined
  readonly hours: readonly OpenDays[]
  readonly figures: readonly Figure[]
  readonly courses: readonly Course[]
  /** Of schools, by name. */
  readonly labs: readonly string[]
  readonly refunds: readonly RefundRule[]
  /** What is told of registering, as long as the pages say it. */
  readonly canRegister: boolean
}

export interface OpenDays {
  readonly days: readonly string[]
  /** As 9:00 AM. */
  readonly opens: string
  readonly closes: string
}

/** E.g. “10,000+” of “students”. */
export interface Figure {
  readonly name: string
  readonly value: string
}

export interface Course {
  /** What people call it: the title up to its colon. */
  readonly name: string
  readonly title: string
  readonly page: string
  readonly grades: readonly [from: number, to: number] | undefined
  /** As ₹1,25,000. */
  readonly price: string | undefined
  readonly instructor: string | undefined
  /** E.g. “8 Saturdays, 60 minutes each, at most 12 children”. */
  readonly rhythm: string | undefined
  /** E.g. “3:30 PM to 4:45 PM”. */
  readonly hours: string | undefined
  /** Of its first session: a course begins on the first weekend of a month. */
  readonly day: 'Saturday' | 'Sunday'
}

/** What a family gets back that cancels so many days before the start, e.g. “50 percent”. */
export interface RefundRule {
  readonly fromDays: number
  readonly toDays: number
  readonly percent: number
}

export function companyIn(documents: readonly SiteDocument[]): Company {
  // The host writes it, in front of whatever the page says of itself.
  const organization = documents.find(({ url }) => url === '/')?.things?.[0]
  const office = thingOn('/contact', 'LocalBusiness')
  const place = thingIn(organization, 'address')
  const ofPlace = ['streetAddress', 'addressLocality', 'postalCode', 'addressRegion'].map(key =>
    textIn(place, key),
  )
  function thingOn(page: string, type: string): Thing | undefined {
    return documents.find(({ url }) => url === page)?.things?.find(thing => thing['@type'] === type)
  }
  const ofCourses = documents.filter(({ url }) => /^\/courses\/./.test(url))
  const ofContact = documents.filter(({ url }) => url === '/contact')
  const [street, city, postalCode, region] = ofPlace
  return {
    phone: textIn(organization, 'telephone'),
    email: textIn(organization, 'email'),
    place:
      street && [street, [city, postalCode].filter(Boolean).join(' '), region].filter(Boolean).join(', '),
    founded: textIn(organization, 'foundingDate'),
    hours: thingsIn(office, 'openingHoursSpecification').flatMap(openDays),
    figures: thingsIn(thingOn('/about', 'LocalBusiness'), 'additionalProperty').flatMap(property => {
      const [name, value] = [textIn(property, 'name'), textIn(property, 'value')]
      return name === undefined || value === undefined ? [] : [{ name, value }]
    }),
    courses: ofCourses.flatMap(courseOn),
    labs: thingsIn(thingOn('/services', 'ItemList'), 'itemListElement').flatMap(
      lab => textIn(lab, 'name') ?? [],
    ),
    refunds: ofCourses.map(refundRules).find(rules => rules.length > 1) ?? [],
    canRegister: [...ofCourses, ...ofContact].some(({ sections }) =>
      sections.some(({ text }) => /online, by phone or in person/i.test(text)),
    ),
  }
}

function openDays(thing: Thing): readonly OpenDays[] {
  const days = [thing['dayOfWeek']].flat().filter(day => typeof day === 'string')
  const [opens, closes] = [timeIn(textIn(thing, 'opens')), timeIn(textIn(thing, 'closes'))]
  return opens === undefined || closes === undefined || opens === closes ? [] : [{ days, opens, closes }]
}

/** 20:00 as 8:00 PM */
function timeIn(time: string | undefined): string | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time ?? '') ?? []
  if (hours === undefined || minutes === undefined) return undefined
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`
}

function courseOn({ url, things = [], sections }: SiteDocument): readonly Course[] {
  const thing = things.find(each => each['@type'] === 'Course')
  const title = textIn(thing, 'name')
  if (thing === undefined || title === undefined) return []
  const instance = thingIn(thing, 'hasCourseInstance')
  const price = Number(textIn(thingIn(thing, 'offers'), 'price') ?? NaN)
  const [from, to = from] = (textIn(thing, 'educationalLevel')?.match(/\d+/g) ?? []).map(Number)
  const lines = sections.flatMap(({ text }) => text.split('\n'))
  const rhythm = textIn(instance, 'courseWorkload')
  return [
    {
      name: title.split(':')[0] ?? title,
      title,
      page: url,
      grades: from === undefined || to === undefined ? undefined : [from, to],
      price: Number.isNaN(price) ? undefined : `₹${price.toLocaleString('en-IN')}`,
      instructor: textIn(thingIn(instance, 'instructor'), 'name'),
      rhythm,
      hours: lines.find(line => line.startsWith('Hours: '))?.slice('Hours: '.length),
      day: rhythm?.includes('Sunday') ? 'Sunday' : 'Saturday',
    },
  ]
}

/** Out of a table such as “14 or more days …: Full refund”. */
const refundRules = ({ sections }: SiteDocument): readonly RefundRule[] =>
  sections.flatMap(({ text }) => text.split('\n').flatMap(ruleIn))

function ruleIn(line: string): readonly RefundRule[] {
  const [, notice = '', refund = ''] = /^(.*days?.*): (.*)$/i.exec(line) ?? []
  const [first, second] = (notice.match(/\d+/g) ?? []).map(Number)
  const percent = /^full refund/i.test(refund) ? 100 : /^no refund/i.test(refund) ? 0 : parseInt(refund)
  if (first === undefined || Number.isNaN(percent)) return []
  if (/or more/.test(notice)) return [{ fromDays: first, toDays: Infinity, percent }]
  if (/fewer than/i.test(notice)) return [{ fromDays: 0, toDays: first - 1, percent }]
  return second === undefined ? [] : [{ fromDays: first, toDays: second, percent }]
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** schema.org allows one value wherever it allows several. */
const thingsIn = (thing: Thing | undefined, property: string): readonly Thing[] =>
  [thing?.[property]].flat().filter(isThing)

const thingIn = (thing: Thing | undefined, property: string): Thing | undefined =>
  thingsIn(thing, property)[0]

function textIn(thing: Thing | undefined, property: string): string | undefined {
  const value = thing?.[property]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}
