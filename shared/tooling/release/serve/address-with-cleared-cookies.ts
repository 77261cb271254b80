/**
 * The redirect for a browser with too many cookies, which also clears them (`clearCookiesHeaders`). Any page
 * on a neighbouring host can set so many cookies that a visitor can no longer use the site.
 */

/** Query parameter that counts the tries: a browser that cannot clear cookies would otherwise loop. */
const CLEARED = 'cookies=cleared'
/** Maximum number of tries: a page may still be setting cookies after the first try. */
const MOST_TRIES = 3
const wasTried = `(?:[?&]${CLEARED}){${MOST_TRIES}}`

/**
 * @param address path and query as the browser sent them; an address on another host is rejected
 * @returns the address to redirect to; undefined if a redirect would not help
 */
export function buildClearedCookiesAddress(method: string, address: string): string | undefined {
  const isOnHost = /^\/(?![/\\])/.test(address)
  const isLast = new RegExp(`${wasTried}$`).test(address)
  if (!['GET', 'HEAD'].includes(method) || !isOnHost || isLast) return undefined
  return `${address}${address.includes('?') ? '&' : '?'}${CLEARED}`
}

/** The same rules for nginx: entries of a map by `$request_method $request_uri`. */
export const clearedCookiesNginxMap: readonly string[] = [
  String.raw`"~${wasTried}\z" "";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])[^?]*\z" "$request_uri?${CLEARED}";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])" "$request_uri&${CLEARED}";`,
]
