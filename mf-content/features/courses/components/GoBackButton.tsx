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
 * Whether the tab has a previous page of this site. Without the Navigation API, any previous page counts,
 * because the browser does not reveal which site that page belongs to.
 */
function hasPageBefore(): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 1
}
