import type { ComponentPropsWithRef } from 'react'
import { buttonStyles, type ButtonKind } from './styles/button-styles.ts'
import { inkPrintStyle } from './styles/on-paper.ts'

interface Props extends ComponentPropsWithRef<'button'> {
  readonly kind?: ButtonKind
}

export function Button({ kind = 'primary', type = 'button', ...rest }: Props) {
  return <button css={[buttonStyles[kind], kind === 'primary' && inkPrintStyle]} type={type} {...rest} />
}
