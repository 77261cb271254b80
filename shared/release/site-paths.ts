import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Finds the document of an address.
 * @param folder of the generation
 * @param url path and query, as the browser sent them
 * @returns the file's path inside the folder, or nothing where the site has no page
 */
export function documentFile(folder: string, url: string): string | undefined {
  const segments = decodedSegments(url)
  if (!segments?.every(isPlainName)) return undefined
  const file = path.posix.join(...segments, 'index.html')
  return existsSync(path.join(folder, file)) ? file : undefined
}

/** Cut before decoding, so that an encoded slash stays part of a name; one slash at the end makes no difference. */
function decodedSegments(url: string): string[] | undefined {
  const segments = (url.split('?', 1)[0] ?? '').split('/').slice(1)
  if (segments.at(-1) === '') segments.pop()
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return undefined
  }
}

/** No way out of the folder, nothing hidden, no empty name. */
const isPlainName = (name: string): boolean => /^[^./\\\0][^/\\\0]*$/.test(name)
