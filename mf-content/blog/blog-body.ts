import { withSiteFacts } from '@kutuhal/contract'

/** The sanitised HTML of one blog post. @param id of a known post, see `postById` */
export async function blogBody(id: string): Promise<string> {
  const body: { readonly default: string } = await import(
    /* webpackChunkName: "blog-body-[request]" */ `../content/blog/${id}.html`
  )
  return withSiteFacts(body.default)
}
