/**
 * The redirect for a browser with too many cookies, which also clears them (`clearingHeaders`): any page on a
 * neighbouring host can set so many that the site becomes unusable for that visitor.
 */

/** Stands in the address once for each try, so that a browser that cannot clear cookies does not loop. */
const CLEARED = 'cookies=cleared'
/** A page that is still setting cookies fills up what the first answer has cleared. */
const MOST_TRIES = 3
const wasTried = `(?:[?&]${CLEARED}){${MOST_TRIES}}`

/**
 * @param address path and query, as the browser sent them; one that leads to another host is rejected
 * @returns nothing where another try makes no sense
 */
export function addressWithClearedCookies(method: string, address: string): string | undefined {
  const isOnHost = /^\/(?![/\\])/.test(address)
  const isLast = new RegExp(`${wasTried}$`).test(address)
  if (!['GET', 'HEAD'].includes(method) || !isOnHost || isLast) return undefined
  return `${address}${address.includes('?') ? '&' : '?'}${CLEARED}`
}

/** The same for nginx, by `$request_method $request_uri`. */
export const clearedAddressMap: readonly string[] = [
  String.raw`"~${wasTried}\z" "";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])[^?]*\z" "$request_uri?${CLEARED}";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])" "$request_uri&${CLEARED}";`,
]
