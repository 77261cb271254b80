import { site } from '@kutuhal/contract'

/**
 * The document title (product specification, point 2): the item's on detail pages, otherwise the capitalised
 * first path segment, literally (`/robot-maze` is `Robot-maze`), even for unknown paths.
 */
export function documentTitle(path: string, itemTitle?: string): string {
  if (itemTitle) return `${itemTitle} | ${site.brand}`
  const segment = titleSegment(path)
  return segment === '' ? `${site.brand} | ${site.tagline}` : `${segment} | ${site.brand}`
}

/** The capitalised first segment of a path; '' for the home page. */
export function titleSegment(path: string): string {
  const name = decoded(path.split('/').find(part => part !== '') ?? '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
