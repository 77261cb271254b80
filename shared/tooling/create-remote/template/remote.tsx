/**
 * The only module that this release exposes. The host's route table names the page by its key, which is also
 * the name of the page's folder: renaming it takes the page off the site.
 */
import type { RemoteModule } from '@kutuhal/contract'

export const remote: RemoteModule = {
  pages: {
    sample: () => import('./pages/sample/page.ts'),
  },
}
