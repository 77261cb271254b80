/** How addresses of pages are spelt. The shell, composing and serving go by it. */
import type { HostRoute } from './composition.ts'
import type { Params } from './page.ts'

/**
 * What stands between the slashes of a path, decoded. Cut before decoding, so that an encoded slash stays part of a name; one
 * slash at the end makes no difference.
 * @param pathname as the browser sent it, without a query
 * @returns nothing for a path that no page can have: broken encoding, or a segment that is empty
 */
export function segmentsOf(pathname: string): readonly string[] | undefined {
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
 * The one spelling of a path: what is percent-encoded without need is decoded, and there is no slash at the end.
 * @returns nothing for a path that no page can have
 */
export function canonicalPath(pathname: string): string | undefined {
  const segments = segmentsOf(pathname)
  return segments && `/${segments.map(encodeURIComponent).join('/')}`
}

/** The path of a route with its parameters filled in, in its one spelling. */
export function pathOf(route: HostRoute, params: Params): string {
  return route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
