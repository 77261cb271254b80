import { css } from '@emotion/react'
import { buttonStyles } from '@kutuhal/ui/button-styles.ts'
import type { MouseEvent, ReactNode } from 'react'

interface Props {
  /** The target; undefined at the end of a list, where the link is disabled. */
  readonly href: string | undefined
  /** The accessible name, which begins with the visible text and says where the link leads. */
  readonly label?: string | undefined
  readonly onFollow?: (() => void) | undefined
  readonly children: ReactNode
}

/** A link to the previous or next item or page. */
export function PreviousNextLink({ href, label, onFollow, children }: Props) {
  return href === undefined ? (
    <span css={[buttonStyles.secondary, disabled]} aria-disabled="true">
      {children}
    </span>
  ) : (
    <a
      css={buttonStyles.secondary}
      href={href}
      aria-label={label}
      onClick={event => !opensElsewhere(event) && onFollow?.()}
    >
      {children}
    </a>
  )
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey

const disabled = css({ borderStyle: 'dashed' })
