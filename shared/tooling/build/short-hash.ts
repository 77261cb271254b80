import { createHash } from 'node:crypto'

/** A short hash of 16 hexadecimal digits. It does not protect against forgery; sha384 does. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
