/**
 * The only module that this release exposes. The host loads the page `sample` from it in browsers, and the
 * composer does so in Node. shell/routes.ts refers to the page by its key and chunk name: renaming either
 * takes the page off the site.
 */
import type { RemoteModule } from '@kutuhal/contract'

export const remote: RemoteModule = {
  pages: {
    sample: () => import(/* webpackChunkName: "page-sample" */ './pages/sample/page.ts'),
  },
}
