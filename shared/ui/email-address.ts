import { removeInvisibleCharacters } from './visible-text.ts'

/**
 * Matches both sides of the @. The name is as in the HTML standard ("valid e-mail address"), or in any script
 * (RFC 6531). The domain may have any non-ASCII characters; of ASCII only letters, digits, hyphens and dots.
 */
const NAME_AND_DOMAIN = /^[\w.!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+@([^\s!-,/:-@[-`{-~]+)$/u

/** As in the HTML standard: `localhost` needs no dot, and a label has at most 63 characters. */
const DOMAIN = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

/**
 * `<input type="email">` is no help, because browsers differ: `value` is `info@xn--mnchen-3ya.de` in Chromium
 * and `info@münchen.de` in others. Both are valid here.
 * @param text as typed or pasted; invisible characters, and blanks at both ends, are ignored
 */
export function isEmailAddress(text: string): boolean {
  const [, domain = ''] = NAME_AND_DOMAIN.exec(removeInvisibleCharacters(text).trim()) ?? []
  return DOMAIN.test(inAscii(domain))
}

/** @returns '' for a domain that has no ASCII form (`xn--…`) */
function inAscii(domain: string): string {
  // A URL would read `1.2` as a number.
  if (/^[ -~]*$/.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return ''
  }
}
