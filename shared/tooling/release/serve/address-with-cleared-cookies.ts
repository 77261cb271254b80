/**
 * nginx's redirect for a browser that sends too many cookies, which the response clears. Any page on another
 * host of the same domain can set so many that the site refuses the visitor's requests.
 */

/** Its repetitions count the redirects, since a browser that cannot clear cookies would otherwise loop. */
const CLEARED = 'cookies=cleared'
/** One may not be enough: an open page may go on setting cookies. */
const MOST_TRIES = 3
const wasTried = `(?:[?&]${CLEARED}){${MOST_TRIES}}`

/** From `$request_method $request_uri` to the address; none where it would not help. */
export const cookieClearingNginxMap: readonly string[] = [
  String.raw`"~${wasTried}\z" "";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])[^?]*\z" "$request_uri?${CLEARED}";`,
  String.raw`"~^(?:GET|HEAD) /(?![/\x5c])" "$request_uri&${CLEARED}";`,
]
