import { createHash } from 'node:crypto'

/** What tells two contents apart, short enough to be noted beside a file: 16 hexadecimal digits. No proof against forgery: that is sha384. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
