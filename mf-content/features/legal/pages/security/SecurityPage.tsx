import { LegalText } from '../../components/LegalText.tsx'
import body from '../../content/security.html'

export function SecurityPage() {
  return (
    <LegalText
      title="Reporting a security hole"
      lead="How to tell us of a hole in this website, and what you can expect of us then."
      body={body}
    />
  )
}
