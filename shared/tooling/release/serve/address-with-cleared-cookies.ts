/**
 * Builds the redirect for a browser that sends too many cookies. The response with the redirect also clears
 * the cookies (`cookieClearingHeaders`). Any page on another host of the same domain can set so many cookies
 * that the site refuses the visitor's requests.
 */

/**
 * Query parameter that marks a redirect. Its repetitions count the redirects, since a browser that cannot
 * clear cookies would otherwise loop.
 */
const CLEARED = 'cookies=cleared'
/** Maximum number of redirects. One may not be enough: an open page may go on setting cookies. */
const MOST_TRIES = 3
const wasTried = `(?:[?&]${CLEARED}){${MOST_TRIES}}`

/**
 * @param address path and query as the browser sent them; an address on another host is rejected
 * @returns the address to redirect to; undefined if a redirect would not help
 */
export function getCookieClearingRedirect(method: string, address: string): string | undefined {
  const isOnHost = /^\/(?![/\\])/.test(address)
  const isLast = new RegExp(`${wasTried}$`).test(address)
  if (!['GET', 'HEAD'].includes(method) || !isOnHost || isLast) return undefined
  return `${address}${address.includes('?') ? '&' : '?'}${CLEARED}`
}

/**
 * The rules of `getCookieClearingRedirect` for nginx, as entries of a map by `$request_method $request_uri`.
 */
export const cookieClearingNginxMap: readonly string[] = [
  String.raw`"~${wasTried}\z" "";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])[^?]*\z" "$request_uri?${CLEARED}";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])" "$request_uri&${CLEARED}";`,
]
