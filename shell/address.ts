/**
 * The one spelling of a path: what is percent-encoded without need is decoded, and one slash at the end makes no difference.
 * @returns nothing for a path that no page can have: broken encoding, or a segment that is empty
 */
export function canonicalPath(pathname: string): string | undefined {
  const segments = pathname.split('/').slice(1)
  if (segments.at(-1) === '') segments.pop()
  if (segments.includes('')) return undefined
  try {
    return `/${segments.map(segment => encodeURIComponent(decodeURIComponent(segment))).join('/')}`
  } catch {
    return undefined
  }
}
