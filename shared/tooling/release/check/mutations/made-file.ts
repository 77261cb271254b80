import type { Edit } from './mutation.ts'

/** A file of so many bytes, whatever its name says; or with a text of its own. */
export function madeFile(file: string, bytes: number, content = 'a'.repeat(bytes)): Edit {
  return { file, content }
}
