import { Button } from '@kutuhal/ui/Button.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'

interface Props {
  /** The address to open if there is no previous page, as in a new tab. */
  readonly otherwise: string
}

/** Returns to the previous page. */
export function GoBackButton({ otherwise }: Props) {
  const goBack = () => {
    if (hasPageBefore()) window.history.back()
    else window.location.assign(otherwise)
  }
  return (
    <Button onClick={goBack}>
      <ArrowLeft aria-hidden size={18} />
      Go Back
    </Button>
  )
}

/** Whether a page of this site was before this one; older browsers only know if any page was. */
function hasPageBefore(): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 1
}
