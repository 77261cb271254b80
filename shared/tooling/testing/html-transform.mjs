import { createHash } from 'node:crypto'
import { sanitizeArticle, splitFrontMatter } from '@kutuhal/build/article.mjs'

/**
 * Jest's transform for content files: tests import sanitised HTML, with the same sanitiser policy as a build.
 */
export default {
  process(source) {
    const sanitisedHtml = sanitizeArticle(splitFrontMatter(source).html)
    return { code: `module.exports = { __esModule: true, default: ${JSON.stringify({ sanitisedHtml })} }` }
  },
  getCacheKey: source => createHash('sha256').update(source).digest('hex'),
}
