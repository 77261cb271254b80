import { visibleText } from './visible-text.ts'

/**
 * The two sides of the @. The name is that of the HTML standard ("valid e-mail address"), and may have letters of any script (RFC 6531).
 * The domain may hold anything that has an international form; of ASCII only letters, digits, hyphens and dots.
 */
const NAME_AND_DOMAIN = /^[\w.!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+@([^\s!-,/:-@[-`{-~]+)$/u

/** As in the HTML standard: `localhost` needs no dot, and a part has 63 characters at most. */
const DOMAIN = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/**
 * Whether somebody can be answered there. It is the same in every engine, which `validity` of an `<input type="email">` is not:
 * `value` is `info@xn--mnchen-3ya.de` in Chromium and `info@münchen.de` in others, and both count here.
 * @param text as it was typed or pasted; what nobody sees, and blanks at both ends, do not matter
 */
export function isEmailAddress(text: string): boolean {
  const [, domain = ''] = NAME_AND_DOMAIN.exec(visibleText(text).trim()) ?? []
  return DOMAIN.test(inAscii(domain))
}

/** @returns the domain as the name system knows it (`xn--…`), or nothing if it has no such form */
function inAscii(domain: string): string {
  // An address of ASCII stays as it is: for a URL `1.2` would be a number.
  if (/^[ -~]*$/.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}
