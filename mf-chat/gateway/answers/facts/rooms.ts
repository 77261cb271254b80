import type { SiteDocument } from '../documents.ts'

/** A room somewhere in the country that people may visit: “Araria, Bihar · since January 2025”. */
export interface Room {
  readonly name: string
  readonly town: string
  readonly state: string
  readonly address: string
  readonly lines: readonly string[]
}

/** Sections that begin with a town and its state. */
export function roomsIn(documents: readonly SiteDocument[]): readonly Room[] {
  return documents.flatMap(({ url, sections }) =>
    sections.flatMap(({ heading, anchor, text }) => {
      const [first = '', ...lines] = text.split('\n')
      const [, town, state] = /^(\p{Lu}\p{L}+), (\p{Lu}\p{L}+)(?: ·.*)?$/u.exec(first) ?? []
      if (town === undefined || state === undefined || heading === '') return []
      const address = url + (anchor === undefined ? '' : `#${anchor}`)
      return [{ name: heading, town, state, address, lines: [first, ...lines] }]
    }),
  )
}
