import { withSiteFacts } from '@kutuhal/contract'

/** The sanitised HTML of one blog post. @param id of a known post, see `postById` */
export async function blogBody(id: string): Promise<string> {
  // Which file it is shows at run time only; that it exports a string is the HTML loader's promise.
  const body = (await import(/* webpackChunkName: "blog-body-[request]" */ `../content/blog/${id}.html`)) as {
    readonly default: string
  }
  return withSiteFacts(body.default)
}
