import { Button } from '@kutuhal/ui/Button.tsx'
import { ArrowLeft } from 'lucide-react'

interface Props {
  /** Where to go when nothing came before this page, as in a new tab. */
  readonly otherwise: string
}

/** Goes to where the visitor came from. */
export function GoBackButton({ otherwise }: Props) {
  const goBack = () => {
    if (window.history.length > 1) window.history.back()
    else window.location.assign(otherwise)
  }
  return (
    <Button onClick={goBack}>
      <ArrowLeft aria-hidden size={18} />
      Go Back
    </Button>
  )
}
