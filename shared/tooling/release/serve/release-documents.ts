import { PARTNERS_PAGE } from '../store/partners-page-owner.ts'
import { FRAME_FILE } from './headers.ts'

/** Files that browsers may open as documents with scripts, compressed or not. SVG counts as a picture. */
const DOCUMENT =
  /\.(?:[xs]?html?|[xp]ht|htc|hta|xml|xslt?|xbl|rdf|rss|atom|mathml|mml|mht|mhtml|svgz|swf|wml)(?:\.(?:br|gz))?$/i

/** The only documents among the files for partner pages. */
const NEEDED: ReadonlySet<string> = new Set([FRAME_FILE, PARTNERS_PAGE].map(name => `embed/${name}`))

/** Folder of the files that are for composing only. */
const COMPOSED_FROM = 'server/'

/**
 * Release files never run as pages (headers.ts), so files that are useful only as pages may be missing.
 * @param names of its files
 * @returns the files that no release needs
 */
export const optionalDocuments = (names: readonly string[]): readonly string[] =>
  names.filter(name => DOCUMENT.test(name) && !NEEDED.has(name) && !name.startsWith(COMPOSED_FROM))
