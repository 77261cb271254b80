import { createHash } from 'node:crypto'

/** SHA-384 in base64, as in release.json. */
export function sha384(content: Uint8Array): string {
  return createHash('sha384').update(content).digest('base64')
}

/** As `integrity` attributes and `fetch` take it. */
export const integrityOf = (content: Uint8Array): string => `sha384-${sha384(content)}`

/** A short hash of 16 hexadecimal digits. It does not protect against forgery; sha384 does. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
