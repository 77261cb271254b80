import { createHash } from 'node:crypto'

/** SHA-384 in base64, as in release.json and, after `sha384-`, in `integrity` attributes. */
export function sha384(content: Uint8Array): string {
  return createHash('sha384').update(content).digest('base64')
}
