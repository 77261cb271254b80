import { createElement, type ComponentProps } from 'react'

/** An icon from a file of lucide-react: the icon's shapes, and the size of the square around them. */
interface IconData {
  readonly size: number
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface Props extends ComponentProps<'svg'> {
  /** Width and height of the icon in px. */
  readonly size?: number
}

/**
 * Replaces lucide-react's own `createLucideIcon` (shared/tooling/build/webpack/common-config.ts), which saves
 * 1.3 KB of unused features in the shell and in each remote. `aria-hidden` hides icons from screen readers,
 * because each icon accompanies a word with the same meaning.
 */
export default function drawnIcon({ size: square, node }: IconData) {
  return function DrawnIcon({ size = square, ...rest }: Props) {
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: `0 0 ${square} ${square}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
