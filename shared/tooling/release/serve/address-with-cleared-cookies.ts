/**
 * The redirect for a browser with too many cookies, which also clears them (`clearingHeaders`): any page on a
 * neighbouring host can set so many that the site becomes unusable for that visitor.
 */

/** Query parameter that counts the tries, so that a browser that cannot clear cookies does not loop. */
const CLEARED = 'cookies=cleared'
/** Maximum number of tries: a page may still be setting cookies after the first. */
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

/** Entries of an nginx map with the same rules, by `$request_method $request_uri`. */
export const clearedCookiesNginxMap: readonly string[] = [
  String.raw`"~${wasTried}\z" "";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])[^?]*\z" "$request_uri?${CLEARED}";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])" "$request_uri&${CLEARED}";`,
]
