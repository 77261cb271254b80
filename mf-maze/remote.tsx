/**
 * The public surface of mf-maze. At run time the host loads this module by name and asks for the page `maze`,
 * which is at /robot-maze; composing does the same in Node. Renaming the page key or its chunk takes the page
 * off the site, because the host and the release's file list use these names.
 */
import type { RemoteModule } from '@kutuhal/contract'

export const remote: RemoteModule = {
  pages: {
    maze: () => import('./pages/maze/page.ts'),
  },
}
