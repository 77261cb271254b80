import { LegalText } from '../../components/LegalText.tsx'
import body from '../../content/terms-of-service.html'

export function TermsOfServicePage() {
  return (
    <LegalText
      title="Terms of service"
      lead="What you can expect of us, and what we expect of you, on this website and in our courses."
      body={body}
    />
  )
}
