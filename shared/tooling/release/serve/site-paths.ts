/** URLs are path and query, as the browser sent them. */
import path from 'node:path'
import { SOURCE_MAPS_FOLDER } from '@kutuhal/build/release.ts'
import { parsePathSegments } from '@kutuhal/contract/address.ts'
import { SECURITY_TXT_FILE, siteFileExtensions } from '@kutuhal/contract/composition.ts'
import { toDocumentPath, isSafeFileName } from '../store/places.ts'
import { SITE_FILES } from '../store/store.ts'
import { isStagingName } from '../store/files/write-whole.ts'
import { isPlainFile } from './plain-file.ts'

/** @returns the document's path inside the generation's folder; undefined if the site has no such page */
export function findDocumentFile(folder: string, url: string): string | undefined {
  const file = toDocumentPath(decodedSegments(url))
  return file !== undefined && isPlainFile(folder, path.join(folder, file)) ? file : undefined
}

const siteFileName = new RegExp(`\\.(?:${siteFileExtensions.join('|')})$`)

/**
 * For an address such as `/sitemap.xml`.
 * @returns the file's path inside the generation's folder; undefined if there is no such file
 */
export function findSiteFile(folder: string, url: string): string | undefined {
  const segments = decodedSegments(isSecurityAddress(url) ? `/${SECURITY_TXT_FILE}` : url)
  const [name = ''] = segments ?? []
  const isFile = segments?.length === 1 && !url.split('?', 1)[0]?.endsWith('/')
  if (!isFile || !isSafeFileName(name) || !siteFileName.test(name)) return undefined
  const file = path.posix.join(SITE_FILES, name)
  return isPlainFile(folder, path.join(folder, file)) ? file : undefined
}

/** RFC 9116; the site's only address that begins with a dot. */
const isSecurityAddress = (url: string): boolean =>
  url.split('?', 1)[0] === `/.well-known/${SECURITY_TXT_FILE}`

const decodedSegments = (url: string) => parsePathSegments(url.split('?', 1)[0] ?? '')

/** @returns the path below the store's `apps/`; undefined if there is no such public file */
export function findReleaseFile(url: string): string | undefined {
  const file = url.slice('/apps'.length)
  const segments = decodedSegments(file) ?? []
  const isFile = segments.length > 2 && !file.split('?', 1)[0]?.endsWith('/')
  return isFile && isPublicReleaseFile(file) && !isCompressedCopy(file) ? path.join(...segments) : undefined
}

/** Browsers get a copy in place of the file, never by an address. */
const isCompressedCopy = (file: string): boolean => /\.(?:br|gz)(?:\?|$)/i.test(file)

/** Builds for composing, source maps and unfinished files are not. @param file path below `/apps` */
export function isPublicReleaseFile(file: string): boolean {
  const segments = decodedSegments(file)
  if (!segments?.every(isSafeFileName)) return false
  const [, version = '', folder] = segments
  return !isStagingName(version) && !privateNames.has(folder ?? '')
}

const privateNames = new Set(['server', SOURCE_MAPS_FOLDER])

/** An embed's address names an app with a version or major version, and one of its files. */
export function parseEmbedAddress(url: string): { readonly name: string; readonly file: string } | undefined {
  const segments = decodedSegments(url)
  if (!segments?.every(isSafeFileName)) return undefined
  const [, name, ...file] = segments
  if (name === undefined || isStagingName(name) || file.length === 0 || url.split('?', 1)[0]?.endsWith('/'))
    return undefined
  if (isCompressedCopy(url)) return undefined
  return { name, file: file.join('/') }
}

/** With or without a slash at its end. */
export const isPartnersPageUrl = (url: string): boolean => /^\/embed\/?(\?|$)/.test(url)
