import { createHash } from 'node:crypto'

/** Tells two contents apart in 16 hexadecimal digits. No protection against forgery: use sha384 for that. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
