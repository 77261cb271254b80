import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Finds the document of an address.
 * @param folder of the generation
 * @param url path and query, as the browser sent them
 * @returns the file's path inside the folder, or nothing where the site has no page
 */
export function documentFile(folder: string, url: string): string | undefined {
  const pathname = decodedPath(url)
  if (pathname === undefined || pathname.split('/').some(part => part === '..' || part.startsWith('.')))
    return undefined
  const file = path.posix.join('.', pathname, 'index.html')
  return existsSync(path.join(folder, file)) ? file : undefined
}

function decodedPath(url: string): string | undefined {
  try {
    const pathname = decodeURIComponent(url.split('?', 1)[0] ?? '/')
    return /[\0\\]|\/\//.test(pathname) ? undefined : pathname
  } catch {
    return undefined
  }
}
