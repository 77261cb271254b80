/** Parses package changelogs for `npm run upgrade`: a change is a list item below a version's heading. */

/** A name of a package's, or a path of a module, that is another one from now on. */
export interface Renaming {
  readonly from: string
  readonly to: string
}

/** @returns the entries of all versions after this one, each on one line */
export function changesAfter(version: string, changelog: string): readonly string[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .filter(section => isLater(section.split('\n', 1)[0] ?? '', version))
    .flatMap(section => section.split(/^- /m).slice(1))
    .map(entry => entry.replace(/\s+/g, ' ').trim())
}

function isLater(heading: string, version: string): boolean {
  return /^\d+\.\d+\.\d+/.test(heading) && heading.localeCompare(version, 'en', { numeric: true }) > 0
}

/** What an entry renames: it says "Renamed `old` to `new`". A path is written whole, as it is imported. */
export function renamingsIn(change: string): readonly Renaming[] {
  return [...change.matchAll(/Renamed `([^`]+)` to `([^`]+)`/g)].map(([, from = '', to = '']) => ({
    from,
    to,
  }))
}

/** @returns the names of the files whose text has a name that stands in backticks in the entry */
export function filesConcerned(change: string, texts: ReadonlyMap<string, string>): readonly string[] {
  const names = [...change.matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
    name.replace(/[^\w]/g, String.raw`\$&`),
  )
  if (names.length === 0) return []
  const named = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`)
  return [...texts].filter(([, text]) => named.test(text)).map(([file]) => file)
}
