import { createElement, type ComponentProps } from 'react'

/** `size` is that of the square around the shapes. */
interface IconData {
  readonly size: number
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

interface Props extends ComponentProps<'svg'> {
  readonly size?: number
}

/**
 * Replaces lucide-react's `createLucideIcon` (build/webpack/common-config.ts), which saves 1.3 KB in the
 * shell and in each remote. Each icon accompanies a word with the same meaning, so screen readers skip it.
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
      // The shapes have no keys (build/webpack/icon-loader.mjs).
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
