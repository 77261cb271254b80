import { splitFrontMatter } from '../front-matter/split-front-matter.mjs'
import { sanitizeArticle } from '../sanitize-article.mjs'

/**
 * Webpack loader: turns an HTML file into a module whose default export is marked as sanitised
 * (shared/contract/page.ts). Front matter is left out, since data modules read it.
 */
export default function htmlLoader(source) {
  const sanitisedHtml = sanitizeArticle(splitFrontMatter(source).html)
  return `export default ${JSON.stringify({ sanitisedHtml })}`
}
