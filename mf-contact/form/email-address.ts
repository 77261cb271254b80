/**
 * The rule of the HTML standard for `<input type="email">` ("valid e-mail address"): the one that browsers apply themselves. It
 * allows a host without a dot, as in `asha@localhost`, and no quoted names or comments.
 */
const validEmailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** Blanks round the address do not matter: the standard strips them, too. */
export function isEmailAddress(text: string): boolean {
  return validEmailAddress.test(text.trim())
}
