import { site } from '@kutuhal/contract'

/**
 * The document title (product specification, point 2): the item's on detail pages, otherwise the capitalised first path
 * segment, taken literally (`/robot-maze` is `Robot-maze`); unknown paths follow the same rule.
 */
export function documentTitle(path: string, itemTitle?: string): string {
  if (itemTitle) return `${itemTitle} | ${site.brand}`
  const segment = path.split('/').find(part => part !== '')
  if (segment === undefined) return `${site.brand} | ${site.tagline}`
  const name = decoded(segment)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} | ${site.brand}`
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
