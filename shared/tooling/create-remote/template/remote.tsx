/**
 * The one module that this release exposes. The host asks it for the page `sample`, which its route table
 * (shell/routes.ts) names; composing does the same in Node. Host and release know the page key and the chunk
 * name: renaming either takes the page off the site.
 */
import type { RemoteModule } from '@kutuhal/contract'

export const remote: RemoteModule = {
  pages: {
    sample: () => import(/* webpackChunkName: "page-sample" */ './pages/sample/page.ts'),
  },
}
