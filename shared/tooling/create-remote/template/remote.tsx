/**
 * The only module that this release exposes. The host asks it for the page `sample`, which shell/routes.ts
 * names; composing does the same in Node. Renaming the page key or the chunk name takes the page off the
 * site.
 */
import type { RemoteModule } from '@kutuhal/contract'

export const remote: RemoteModule = {
  pages: {
    sample: () => import(/* webpackChunkName: "page-sample" */ './pages/sample/page.ts'),
  },
}
