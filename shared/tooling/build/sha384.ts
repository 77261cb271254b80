import { createHash } from 'node:crypto'

/** The hash of a file, in base64: as release.json has it, and as `integrity` attributes want it behind `sha384-`. */
export function sha384(content: Uint8Array): string {
  return createHash('sha384').update(content).digest('base64')
}
