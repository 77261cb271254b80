/**
 * The one module that this release exposes. The host loads it by name at run time and asks it for the page `sample`, which its
 * route table (shell/routes.ts) names; composing does the same in Node. The page key and the chunk name are what the host and
 * the release's file list know: renaming either takes the page off the site.
 */
import type { RemoteModule } from '@kutuhal/contract'

export const remote: RemoteModule = {
  pages: {
    sample: () => import(/* webpackChunkName: "page-sample" */ './pages/sample/page.ts'),
  },
}
