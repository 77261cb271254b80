import { withSiteFacts } from '@kutuhal/contract'

/** The sanitised HTML of one news item. @param id of a known item, see `newsById` */
export async function newsBody(id: string): Promise<string> {
  // Which file it is shows at run time only; that it exports a string is the HTML loader's promise.
  const body = (await import(/* webpackChunkName: "news-body-[request]" */ `../content/news/${id}.html`)) as {
    readonly default: string
  }
  return withSiteFacts(body.default)
}
