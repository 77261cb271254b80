import { css } from '@emotion/react'
import { buttonStyles } from '@kutuhal/ui/styles.ts'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'

interface Target {
  readonly href: string
  /** Begins with the visible text and says where the link leads. */
  readonly label?: string | undefined
}

interface Props extends ComponentPropsWithRef<'nav'> {
  /** Undefined at an end of the list, where the link is disabled. */
  readonly previous: Target | undefined
  readonly next: Target | undefined
  readonly onFollow?: (() => void) | undefined
}

export function PreviousNext({ previous, next, onFollow, children, ...rest }: Props) {
  const link = (target: Target | undefined, words: ReactNode) =>
    target ? (
      <a
        css={buttonStyles.secondary}
        href={target.href}
        aria-label={target.label}
        onClick={event => isPlain(event) && onFollow?.()}
      >
        {words}
      </a>
    ) : (
      <span css={[buttonStyles.secondary, disabled]} aria-disabled="true">
        {words}
      </span>
    )
  return (
    <nav css={row} {...rest}>
      {link(previous, [<ArrowLeft key="arrow" aria-hidden size={20} />, ' Previous'])}
      {children}
      {link(next, ['Next ', <ArrowRight key="arrow" aria-hidden size={20} />])}
    </nav>
  )
}

/** Not in another tab or window. */
const isPlain = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey)

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 'var(--space-3)',
  paddingTop: 'var(--space-5)',
  borderTop: '2px dashed var(--color-line)',
})

const disabled = css({ borderStyle: 'dashed' })
