import { css } from '@emotion/react'
import type { ComponentPropsWithRef } from 'react'

interface Props extends ComponentPropsWithRef<'div'> {
  /** `text` limits lines to a readable length. */
  readonly width?: 'page' | 'text'
}

export function Container({ width = 'page', ...rest }: Props) {
  return <div css={width === 'page' ? page : text} {...rest} />
}

/** Also for what is outside a container but aligned with it. */
export const containerPadding = 'clamp(min(var(--space-4), 5vw), 4vw, var(--space-5))'

const page = css({
  width: '100%',
  maxWidth: 'calc(var(--width-page) + 2 * var(--space-5))',
  marginInline: 'auto',
  paddingInline: containerPadding,
})

const text = css(page, { maxWidth: 'calc(var(--width-text) + 2 * var(--space-5))' })
