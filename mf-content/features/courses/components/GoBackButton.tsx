import { Button } from '@kutuhal/ui/Button.tsx'
import ArrowLeft from 'lucide-react/icons/arrow-left'

interface Props {
  /** The address to open if the tab has no previous page. */
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

/**
 * Whether the tab has a previous page of this site. Browsers without the Navigation API do not tell which
 * site a page belongs to, so for these any previous page counts.
 */
function hasPageBefore(): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 1
}
