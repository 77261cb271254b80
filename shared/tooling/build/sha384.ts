import { createHash } from 'node:crypto'

/** SHA-384 in base64, as in release.json. */
export function sha384(content: Uint8Array): string {
  return createHash('sha384').update(content).digest('base64')
}

/** As `integrity` attributes and `fetch` take it. */
export const integrityOf = (content: Uint8Array): string => `sha384-${sha384(content)}`
