import body from '../../content/security.html'
import { defineLegalPage } from '../../components/LegalPage.tsx'

export const page = defineLegalPage('security', body, {
  title: 'Reporting a security hole',
  lead: 'How to tell us of a hole in this website, and what you can expect of us then.',
  description:
    'For people who have found a security hole in this website: where to report it, what to write, and what happens then.',
})
