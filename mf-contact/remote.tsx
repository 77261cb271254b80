/**
 * The one module that this release exposes. The host loads it by name at run time and asks it for the page `contact`, which
 * its route table serves at /contact; composing does the same in Node. The page key and the chunk name are what the host and
 * the release's file list know: renaming either takes the page off the site. Others link to the anchor /contact#faq,
 * and the host's Get Started to #get-started here.
 */
import type { RemoteModule } from '@kutuhal/contract'

export const remote: RemoteModule = {
  pages: {
    contact: () => import(/* webpackChunkName: "page-contact" */ './pages/contact/page.ts'),
  },
}
