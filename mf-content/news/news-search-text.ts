import type { SanitisedHtml } from '@kutuhal/contract'
import { plainTexts } from '../items/plain-text.ts'
import type { SearchTexts } from '../items/search-texts.ts'
import { articles } from './articles.ts'

/** The text of every news item: a large module, with all bodies in it, that loads only when somebody searches. */
export const newsTexts: Promise<SearchTexts> = plainTexts(articles, async id => {
  // Which file it is shows at run time only; what it exports is the HTML loader's promise.
  const body = (await import(/* webpackMode: "eager" */ `../content/news/${id}.html`)) as {
    readonly default: SanitisedHtml
  }
  return body.default
})
