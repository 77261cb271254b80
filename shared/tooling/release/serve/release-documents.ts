import { PARTNERS_PAGE_FILE } from '../store/partners-page-owner.ts'
import { FRAME_FILE } from './headers.ts'

/** Files that browsers may open as documents with scripts, compressed or not. SVG counts as a picture. */
const DOCUMENT =
  /\.(?:[xs]?html?|[xp]ht|htc|hta|xml|xslt?|xbl|rdf|rss|atom|mathml|mml|mht|mhtml|svgz|swf|wml)(?:\.(?:br|gz))?$/i

/** The only HTML documents in a release's `embed/` folder. */
const NEEDED: ReadonlySet<string> = new Set([FRAME_FILE, PARTNERS_PAGE_FILE].map(name => `embed/${name}`))

/** Folder of the files that only composing uses. */
const COMPOSED_FROM = 'server/'

/**
 * Lists files that are useful only as pages: no release needs them, since they never run (headers.ts).
 * @param names of the release's files
 * @returns the files that no release needs
 */
export const findOptionalDocuments = (names: readonly string[]): readonly string[] =>
  names.filter(name => DOCUMENT.test(name) && !NEEDED.has(name) && !name.startsWith(COMPOSED_FROM))
