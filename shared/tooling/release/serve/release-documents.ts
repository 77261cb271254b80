import { PARTNERS_PAGE_FILE_NAME } from '../store/embeds.ts'
import { FRAME_FILE_NAME } from './headers.ts'

/** Browsers may open these as documents that run scripts. Releases need SVG for pictures. */
const DOCUMENT =
  /\.(?:[xs]?html?|[xp]ht|htc|hta|xml|xslt?|xbl|rdf|rss|atom|mathml|mml|mht|mhtml|svgz|swf|wml)(?:\.(?:br|gz))?$/i

const NEEDED: ReadonlySet<string> = new Set(
  [FRAME_FILE_NAME, PARTNERS_PAGE_FILE_NAME].map(name => `embed/${name}`),
)

/** Browsers never load files in it. */
const COMPOSED_FROM = 'server/'

/** Browsers can only open these as pages, and headers keep them from running scripts (headers.ts). */
export const findUnneededReleaseDocuments = (names: readonly string[]): readonly string[] =>
  names.filter(name => DOCUMENT.test(name) && !NEEDED.has(name) && !name.startsWith(COMPOSED_FROM))
