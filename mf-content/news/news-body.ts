import { withSiteFacts } from '@kutuhal/contract'

/** The sanitised HTML of one news item. @param id of a known item, see `newsById` */
export async function newsBody(id: string): Promise<string> {
  const body: { readonly default: string } = await import(
    /* webpackChunkName: "news-body-[request]" */ `../content/news/${id}.html`
  )
  return withSiteFacts(body.default)
}
