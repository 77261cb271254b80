import type { ComponentPropsWithRef } from 'react'
import { buttonStyles, type ButtonKind } from './button-styles.ts'
import { inkPrintStyle } from './on-paper.ts'

interface Props extends ComponentPropsWithRef<'a'> {
  readonly kind?: ButtonKind
  readonly href: string
}

/** A link that looks like a button. It is a native link: the host handles clicks on all of these. */
export function ButtonLink({ kind = 'primary', children, ...rest }: Props) {
  return (
    <a css={[buttonStyles[kind], kind === 'primary' && inkPrintStyle]} {...rest}>
      {children}
    </a>
  )
}
