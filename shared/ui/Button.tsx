import type { ComponentPropsWithRef } from 'react'
import { buttonStyles, type ButtonKind } from './button-styles.ts'
import { outlinedOnPaper } from './on-paper.ts'

interface Props extends ComponentPropsWithRef<'button'> {
  readonly kind?: ButtonKind
}

export function Button({ kind = 'primary', type = 'button', ...rest }: Props) {
  return <button css={[buttonStyles[kind], kind === 'primary' && outlinedOnPaper]} type={type} {...rest} />
}
