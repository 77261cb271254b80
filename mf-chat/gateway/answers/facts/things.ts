import type { SiteDocument, Thing } from '../documents.ts'

/** A thing of schema.org, and the path of the page that says it. */
export interface ThingOnPage {
  readonly thing: Thing
  readonly page: string
}

/** All things of a type that the pages tell of, those in lists too. */
export function thingsOf(documents: readonly SiteDocument[], type: string): readonly ThingOnPage[] {
  return documents.flatMap(({ url, things = [] }) =>
    things
      .flatMap(thing => [thing, ...thingsIn(thing, 'itemListElement')])
      .filter(thing => thing['@type'] === type)
      .map(thing => ({ thing, page: url })),
  )
}

export const textIn = (thing: Thing | undefined, property: string): string | undefined => {
  const value = thing?.[property]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

export const numberIn = (thing: Thing | undefined, property: string): number | undefined => {
  const value = Number(textIn(thing, property) ?? NaN)
  return Number.isNaN(value) ? undefined : value
}

/** schema.org allows one value wherever it allows several. */
export const thingsIn = (thing: Thing | undefined, property: string): readonly Thing[] =>
  [thing?.[property]].flat().filter(isThing)

export const thingIn = (thing: Thing | undefined, property: string): Thing | undefined =>
  thingsIn(thing, property)[0]

export const textsIn = (thing: Thing | undefined, property: string): readonly string[] =>
  [thing?.[property]].flat().filter(value => typeof value === 'string')

/** The way to a page of the site out of an address that may name its host too. */
export function pathOf(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address, 'https://site.invalid')) return undefined
  const { pathname, hash } = new URL(address, 'https://site.invalid')
  return pathname + hash
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
