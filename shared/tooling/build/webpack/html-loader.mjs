import { sanitizeArticle, splitFrontMatter } from '../article.mjs'

/** The default export is marked as sanitised (shared/contract/page.ts). */
export default function htmlLoader(source) {
  const sanitisedHtml = sanitizeArticle(splitFrontMatter(source).html)
  return `export default ${JSON.stringify({ sanitisedHtml })}`
}
