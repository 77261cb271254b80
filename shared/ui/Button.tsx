import type { ComponentPropsWithRef } from 'react'
import { buttonStyles, type ButtonKind } from './button-styles.ts'

interface Props extends ComponentPropsWithRef<'button'> {
  readonly kind?: ButtonKind
}

export function Button({ kind = 'primary', type = 'button', ...rest }: Props) {
  return <button css={buttonStyles[kind]} type={type} {...rest} />
}
