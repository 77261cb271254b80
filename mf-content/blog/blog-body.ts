import { withSiteFacts, type SanitisedHtml } from '@kutuhal/contract'

/** The sanitised HTML of one blog post. @param id of a known post, see `postById` */
export async function blogBody(id: string): Promise<SanitisedHtml> {
  // Which file it is shows at run time only; what it exports is the HTML loader's promise.
  const body = (await import(/* webpackChunkName: "blog-body-[request]" */ `../content/blog/${id}.html`)) as {
    readonly default: SanitisedHtml
  }
  return withSiteFacts(body.default)
}
