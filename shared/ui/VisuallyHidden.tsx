import { css } from '@emotion/react'
import type { ComponentPropsWithRef } from 'react'

export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <span css={hidden} {...props} />
}

const hidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
