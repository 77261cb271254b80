/** Parses package changelogs for `npm run upgrade`: a change is a list item below a version's heading. */

/** A renamed export of a package, or a renamed module path. */
export interface Renaming {
  readonly from: string
  readonly to: string
}

/** Returns the changelog entries of all versions after the given version, each entry on one line. */
export function listChangesSinceVersion(version: string, changelog: string): readonly string[] {
  return changelog
    .split(/^## /m)
    .slice(1)
    .filter(section => {
      const [heading = ''] = section.split('\n', 1)
      return /^\d+\.\d+\.\d+/.test(heading) && heading.localeCompare(version, 'en', { numeric: true }) > 0
    })
    .flatMap(section => section.split(/^- /m).slice(1))
    .map(entry => entry.replace(/\s+/g, ' ').trim())
}

/** Finds renamings in a changelog entry: "Renamed `old` to `new`". Paths are complete, as in imports. */
export function parseRenamings(change: string): readonly Renaming[] {
  return [...change.matchAll(/Renamed `([^`]+)` to `([^`]+)`/g)].map(([, from = '', to = '']) => ({
    from,
    to,
  }))
}

/** Returns the files that contain a name which the changelog entry has in backticks. */
export function findAffectedFiles(change: string, texts: ReadonlyMap<string, string>): readonly string[] {
  const names = [...change.matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
    name.replace(/[^\w]/g, String.raw`\$&`),
  )
  if (names.length === 0) return []
  const named = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`)
  return [...texts].filter(([, text]) => named.test(text)).map(([file]) => file)
}
