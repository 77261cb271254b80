import { css } from '@emotion/react'
import { ArrowRight } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'

/** A link that stands alone and leads on. */
export function ArrowLink({ children, ...rest }: ComponentPropsWithRef<'a'>) {
  return (
    <a css={link} {...rest}>
      {children}
      <ArrowRight aria-hidden size={18} css={arrow} />
    </a>
  )
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  justifySelf: 'start',
  minHeight: '1.75rem',
  fontWeight: 650,
  '&:hover svg': { transform: 'translateX(0.25rem)' },
})

const arrow = css({ flex: 'none', transition: 'transform var(--quick) var(--ease)' })
