import { LegalText } from '../../components/LegalText.tsx'
import body from '../../content/privacy-policy.html'

export function PrivacyPolicyPage() {
  return (
    <LegalText
      title="Privacy policy"
      lead="What this website knows about you, which is little, and what happens with it."
      body={body}
    />
  )
}
