/**
 * The redirect of nginx for a browser that sends too many cookies. The response with the redirect also clears
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

/** Entries of a map from `$request_method $request_uri` to the address; none where it would not help. */
export const cookieClearingNginxMap: readonly string[] = [
  String.raw`"~${wasTried}\z" "";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])[^?]*\z" "$request_uri?${CLEARED}";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])" "$request_uri&${CLEARED}";`,
]
