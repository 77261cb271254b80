import { WEEK, type Day } from '../asked/days-and-hours.ts'
import type { SiteDocument, Thing } from '../documents.ts'
import { textIn, textsIn, thingIn, thingsIn, thingsOf } from './things.ts'

/** How to reach the company. What the pages do not say is absent. */
export interface Office {
  readonly name: string | undefined
  readonly legalName: string | undefined
  readonly phone: string | undefined
  readonly email: string | undefined
  readonly address: string | undefined
  readonly city: string | undefined
  readonly postalCode: string | undefined
  readonly profiles: readonly string[]
  /** None where the pages have no hours at all; a day that is not named is closed. */
  readonly hours: readonly OpenDays[]
  readonly page: string
}

export interface OpenDays {
  readonly days: readonly Day[]
  /** In minutes after midnight. */
  readonly opens: number
  readonly closes: number
}

export function officeIn(documents: readonly SiteDocument[]): Office {
  const all = [...thingsOf(documents, 'LocalBusiness'), ...thingsOf(documents, 'Organization')]
  const first = (property: string) => all.map(({ thing }) => textIn(thing, property)).find(Boolean)
  const place = all.map(({ thing }) => thingIn(thing, 'address')).find(Boolean)
  const [street, city, region, postalCode] = [
    'streetAddress',
    'addressLocality',
    'addressRegion',
    'postalCode',
  ].map(property => textIn(place, property))
  const withHours = all.find(({ thing }) => thing['openingHoursSpecification'] !== undefined)
  return {
    name: first('name'),
    legalName: first('legalName'),
    phone: first('telephone'),
    email: first('email'),
    address:
      street && [street, [city, postalCode].filter(Boolean).join(' '), region].filter(Boolean).join(', '),
    city,
    postalCode,
    profiles: all.flatMap(({ thing }) => textsIn(thing, 'sameAs')),
    hours: thingsIn(withHours?.thing, 'openingHoursSpecification').flatMap(openDays),
    page: withHours?.page ?? '/contact',
  }
}

function openDays(thing: Thing): readonly OpenDays[] {
  const named = [thing['dayOfWeek']].flat()
  const days = WEEK.filter(day => named.includes(day))
  const [opens, closes] = [minutesOf(textIn(thing, 'opens')), minutesOf(textIn(thing, 'closes'))]
  return opens === undefined || closes === undefined || opens === closes ? [] : [{ days, opens, closes }]
}

function minutesOf(time: string | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time ?? '') ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

/** 20 times 60 as 8:00 PM */
export function timeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}
