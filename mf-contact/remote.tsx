/**
 * The one module that this release exposes. The host loads it by name at run time and asks it for the page `contact`, which
 * its route table serves at /contact, and for `contact-hi`, which it serves at /hi/contact; composing does the same in Node. The page
 * keys and the chunk names are what the host and the release's file list know: renaming one takes its page off the site. Others link to
 * the anchor /contact#faq, and the host's Get Started to #get-started here.
 */
import type { RemoteModule } from '@kutuhal/contract'

export const remote: RemoteModule = {
  pages: {
    contact: () => import(/* webpackChunkName: "page-contact" */ './pages/contact/page.ts'),
    'contact-hi': () => import(/* webpackChunkName: "page-contact-hi" */ './pages/contact-hi/page.ts'),
  },
}
