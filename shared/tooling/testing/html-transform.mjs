import { createHash } from 'node:crypto'
import { splitFrontMatter } from '@kutuhal/build/front-matter/split-front-matter.mjs'
import { sanitizeArticle } from '@kutuhal/build/sanitize-article.mjs'

/** Lets unit tests import content like the build: with the same sanitising policy. */
export default {
  process(source) {
    const sanitisedHtml = sanitizeArticle(splitFrontMatter(source).html)
    return { code: `module.exports = { __esModule: true, default: ${JSON.stringify({ sanitisedHtml })} }` }
  },
  getCacheKey: source => createHash('sha256').update(source).digest('hex'),
}
