import type { HostRoute } from './composition.ts'
import type { Params } from './page.ts'

/**
 * Decodes the segments of a path, so that an encoded slash stays part of a segment. Ignores a slash at the
 * end.
 * @param pathname as the browser sent it, without a query
 * @returns nothing for an invalid path: broken encoding, or an empty segment
 */
export function parsePathSegments(pathname: string): readonly string[] | undefined {
  const segments = pathname.split('/').slice(1)
  if (segments.at(-1) === '') segments.pop()
  if (segments.includes('')) return undefined
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/**
 * Without needless percent-encoding or a slash at the end.
 * @returns nothing for an invalid path
 */
export function canonicalPath(pathname: string): string | undefined {
  const segments = parsePathSegments(pathname)
  return segments && `/${segments.map(encodeURIComponent).join('/')}`
}

/** In canonical form. */
export function buildRoutePath(route: HostRoute, params: Params): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
