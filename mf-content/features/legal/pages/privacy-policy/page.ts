import body from '../../content/privacy-policy.html'
import { defineLegalPage } from '../../components/LegalPage.tsx'

export const page = defineLegalPage('privacy-policy', body, {
  title: 'Privacy policy',
  lead: 'What this website knows about you, which is little, and what for.',
  description:
    'Which data this website and our programmes handle, why, for how long, and what you can ask of us. In plain words.',
})
