import { createHash } from 'node:crypto'

/** Hashes a file: SHA-384 in base64, as */
export function sha384(content: Uint8Array): string {
  return createHash('sha384').update(content).digest('base64')
}
