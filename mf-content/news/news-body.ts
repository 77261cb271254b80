import { withSiteFacts, type SanitisedHtml } from '@kutuhal/contract'

/** The sanitised HTML of one news item. @param id of a known item, see `newsById` */
export async function newsBody(id: string): Promise<SanitisedHtml> {
  // Which file it is shows at run time only; what it exports is the HTML loader's promise.
  const body = (await import(/* webpackChunkName: "news-body-[request]" */ `../content/news/${id}.html`)) as {
    readonly default: SanitisedHtml
  }
  return withSiteFacts(body.default)
}
