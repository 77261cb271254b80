import body from '../../content/terms-of-service.html'
import { defineLegalPage } from '../../components/LegalPage.tsx'

export const page = defineLegalPage('terms-of-service', body, {
  title: 'Terms of service',
  lead: 'What you can expect of us, and what we expect of you, on this website and in our courses.',
  description:
    'The terms for using this website and for booking our courses and camps, including payment, cancellation and refunds.',
})
