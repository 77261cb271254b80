/**
 * The public surface of mf-contact. At run time the host asks for the pages `contact` (/contact) and
 * `contact-hi` (/hi/contact); composing does the same in Node. Renaming a page key or a chunk name takes that
 * page off the site. Other apps link to /contact#faq, and the host's Get Started to #get-started.
 */
import type { RemoteModule } from '@kutuhal/contract'

export const remote: RemoteModule = {
  pages: {
    contact: () => import('./pages/contact/page.ts'),
    'contact-hi': () => import('./pages/contact-hi/page.ts'),
  },
}
