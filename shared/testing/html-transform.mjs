import { createHash } from 'node:crypto'
import { sanitizeArticle } from '../build/sanitize-article.mjs'

/** Lets unit tests import content as the build does: through the one sanitising policy. */
export default {
  process: source => ({
    code: `module.exports = { __esModule: true, default: ${JSON.stringify({ sanitisedHtml: sanitizeArticle(source) })} }`,
  }),
  getCacheKey: source => createHash('sha256').update(source).digest('hex'),
}
