import { css } from '@emotion/react'

/** Marks the current page or section in a menu. A line, since forced colours remove backgrounds. */
export const currentPage = css({
  textDecoration: 'underline',
  textDecorationColor: 'var(--color-marigold)',
  textDecorationThickness: 4,
  textUnderlineOffset: '0.4em',
})

/**
 * The `aria-current` of a link to `path`: the current page, or the list that the current page belongs to.
 * @param currentPath in canonical form, like `path`
 */
export function currency(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page'
  return currentPath.startsWith(`${path}/`) ? 'true' : undefined
}
