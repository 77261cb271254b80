/**
 * The redirect for a browser with too many cookies, which also clears them (`clearingHeaders`): any page on a
 * neighbouring host can set so many that the site becomes unusable for that visitor.
 */

/** Marks the address of a second try, so that a browser that cannot clear cookies does not loop. */
const CLEARED = 'cookies=cleared'

/**
 * @param address path and query, as the browser sent them; one that leads to another host is rejected
 * @returns nothing where a second try makes no sense
 */
export function clearedAddress(method: string, address: string): string | undefined {
  const isOnHost = /^\/(?![/\\])/.test(address)
  const isSecond = new RegExp(`[?&]${CLEARED}(?:&|$)`).test(address)
  if (!['GET', 'HEAD'].includes(method) || !isOnHost || isSecond) return undefined
  return `${address}${address.includes('?') ? '&' : '?'}${CLEARED}`
}

/** The same for nginx, by `$request_method $request_uri`. */
export const clearedAddressMap: readonly string[] = [
  String.raw`"~[?&]${CLEARED}(?:&|\z)" "";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])[^?]*\z" "$request_uri?${CLEARED}";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])" "$request_uri&${CLEARED}";`,
]
