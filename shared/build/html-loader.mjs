import { sanitizeArticle } from './sanitize-article.mjs'

/** Webpack loader: an HTML file becomes a module whose default export is marked as sanitised (see shared/contract/sanitised-html.ts). */
export default function htmlLoader(source) {
  return `export default ${JSON.stringify({ sanitisedHtml: sanitizeArticle(source) })}`
}
