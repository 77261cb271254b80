import type { ComponentPropsWithRef } from 'react'
import { buttonStyles, type ButtonKind } from './styles/button-styles.ts'
import { inkPrintStyle } from './styles/on-paper.ts'

interface Props extends ComponentPropsWithRef<'a'> {
  readonly kind?: ButtonKind
  readonly href: string
}

export function ButtonLink({ kind = 'primary', children, ...rest }: Props) {
  return (
    <a css={[buttonStyles[kind], kind === 'primary' && inkPrintStyle]} {...rest}>
      {children}
    </a>
  )
}
