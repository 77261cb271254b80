import { css } from '@emotion/react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ComponentPropsWithRef } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface Props extends ComponentPropsWithRef<'a'> {
  readonly href: string
  /** For screen readers, after a link that leaves the site. */
  readonly leavesSite?: string
}

/** On a line of its own. An icon and a hidden text tell visitors if it leads to another site. */
export function ArrowLink({ href, leavesSite = '(leaves this site)', children, ...rest }: Props) {
  const isOutward = href.startsWith('https:')
  return (
    <a css={link} href={href} rel={isOutward ? 'noopener' : undefined} {...rest}>
      <span css={words}>{children}</span>
      {isOutward ? (
        <ExternalLink aria-hidden size={SIZE} css={icon} />
      ) : (
        <ArrowRight aria-hidden size={SIZE} css={onward} />
      )}
      {isOutward && <VisuallyHidden>{leavesSite}</VisuallyHidden>}
    </a>
  )
}

const link = css({
  display: 'inline-block',
  justifySelf: 'start',
  fontWeight: 650,
})

/** Px. */
const SIZE = 18

// The padding leaves room for the arrow, whose negative margin moves it there, so that it is always on the
// line of the last word.
const words = css({ paddingInlineEnd: `calc(${SIZE}px + var(--space-2))` })
const icon = css({ display: 'inline-block', marginInlineStart: -SIZE, verticalAlign: '-0.2em' })

const onward = css(icon, {
  transition: 'transform var(--quick) var(--ease)',
  'a:hover > &': { transform: 'translateX(0.25rem)' },
})
