import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import type { ReactNode } from 'react'

interface Props {
  /** What to try next here. */
  readonly children?: ReactNode
}

/** Where somebody goes on who has brought the robot home. */
export function WonNote({ children }: Props) {
  return (
    <>
      {children}
      <ArrowLink href="/courses/blockzie" css={onward}>
        On to Blockzie
      </ArrowLink>
    </>
  )
}

const onward = css({ alignSelf: 'center', paddingInlineStart: 'var(--space-3)' })
