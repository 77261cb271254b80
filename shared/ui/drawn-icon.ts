import { createElement, type ComponentProps } from 'react'

/** An icon as a file of lucide-react has it: its lines, and the size of the square that they are drawn in. */
interface IconData {
  readonly size: number
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface Props extends ComponentProps<'svg'> {
  /** px */
  readonly size?: number
}

/**
 * In the place of lucide-react's own `createLucideIcon` (shared/tooling/build/common-config.ts), which knows of names, contexts, aliases
 * and ways to draw that nothing here uses: 1.3 KB, in the shell and in each remote once more. A picture of one word's meaning beside
 * that word: anyone who reads it aloud passes it by, by `aria-hidden`.
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
