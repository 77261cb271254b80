import { sanitizeArticle } from './sanitize-article.mjs'

/** Webpack loader: an HTML file becomes a module whose default export is the sanitised text. */
export default function htmlLoader(source) {
  return `export default ${JSON.stringify(sanitizeArticle(source))}`
}
