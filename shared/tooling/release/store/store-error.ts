import { getErrorCode } from './files/error-code.ts'
import type { Store } from './store.ts'

const unwritable = new Set(['EROFS', 'EACCES', 'EPERM'])

export function explainError(error: unknown, store: Store): string {
  const code = getErrorCode(error)
  const message = error instanceof Error ? error.message : String(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `The disk of ${folderInWords(store)} is full. What is live has not changed.
Free some space, for instance with: npm run release -- gc --keep 3, and run the same command again.`
  }
  if (/\blisten E[A-Z]+:/.test(message)) return `${message}. Stop what listens there, or name another port.`
  if (code !== undefined && (unwritable.has(code) || isReadOnlyInDisguise(message))) {
    return `${capitalised(folderInWords(store))} cannot be written (${message}). What is live has not changed.
Make it writable for this user, or name another one with ${store.bucket ? 'STORE_COPY' : '--store'}, and run the same command again.`
  }
  return message
}

const folderInWords = ({ folder, bucket }: Store): string =>
  bucket ? `${folder}, where what goes to ${bucket.address} is made,` : `the store ${folder}`

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Whether a recursive mkdir failed. On a read-only disk, Node then hides the real cause behind ENOENT. */
const isReadOnlyInDisguise = (message: string): boolean => /^ENOENT: .*, mkdir /.test(message)
