import type { SiteDocument, SiteSection } from '../documents.ts'

/** A section of a page with those below its heading. */
export interface Chapter {
  readonly heading: string
  readonly address: string
  readonly text: string
  readonly parts: readonly SiteSection[]
}

/** Sections that have others below them, in the order of the pages: a list of trainings, the values of a company. */
export function chaptersIn(documents: readonly SiteDocument[]): readonly Chapter[] {
  return documents.flatMap(({ url, sections }) =>
    sections.flatMap(({ heading, level = 0, anchor, text }, at) => {
      const after = sections.slice(at + 1)
      const end = after.findIndex(next => (next.level ?? 0) <= level)
      const parts = (end === -1 ? after : after.slice(0, end)).filter(next => next.level === level + 1)
      const address = url + (anchor === undefined ? '' : `#${anchor}`)
      return level > 1 && parts.length > 1 ? [{ heading, address, text, parts }] : []
    }),
  )
}
