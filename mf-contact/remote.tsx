/**
 * The public surface of mf-contact. Renaming a page key takes the page off the site. Other apps link to
 * /contact#faq, and the host's Get Started to #get-started.
 */
import type { RemoteModule } from '@kutuhal/contract'

export const remote: RemoteModule = {
  pages: {
    contact: () => import('./pages/contact/page.ts'),
  },
}
