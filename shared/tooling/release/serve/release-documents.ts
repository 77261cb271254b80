import { PARTNERS_PAGE_FILE_NAME } from '../store/embeds.ts'
import { FRAME_FILE_NAME } from './headers.ts'

/**
 * Matches files that browsers may open as documents that run scripts, and compressed copies of such files.
 * SVG is not included, since releases need it for pictures.
 */
const DOCUMENT =
  /\.(?:[xs]?html?|[xp]ht|htc|hta|xml|xslt?|xbl|rdf|rss|atom|mathml|mml|mht|mhtml|svgz|swf|wml)(?:\.(?:br|gz))?$/i

/** The only HTML documents that a release needs: the partners' frame and the page for partners. */
const NEEDED: ReadonlySet<string> = new Set(
  [FRAME_FILE_NAME, PARTNERS_PAGE_FILE_NAME].map(name => `embed/${name}`),
)

/** Folder of the files that composing reads, and which browsers never load. */
const COMPOSED_FROM = 'server/'

/**
 * Lists files that browsers can only open as pages. Releases do not need such files: headers prevent these
 * files from running scripts (headers.ts).
 * @param names paths of the release's files
 * @returns the paths of the files that the release does not need
 */
export const findUnneededReleaseDocuments = (names: readonly string[]): readonly string[] =>
  names.filter(name => DOCUMENT.test(name) && !NEEDED.has(name) && !name.startsWith(COMPOSED_FROM))
