import { splitFrontMatter } from './front-matter/split-front-matter.mjs'
import { sanitizeArticle } from './sanitize-article.mjs'

/**
 * Webpack loader: an HTML file becomes a module whose default export is marked as sanitised (see
 * shared/contract/sanitised-html.ts). What front matter says above the HTML, data modules read.
 */
export default function htmlLoader(source) {
  const sanitisedHtml = sanitizeArticle(splitFrontMatter(source).html)
  return `export default ${JSON.stringify({ sanitisedHtml })}`
}
