import { css } from '@emotion/react'

/** How a menu marks the page that one is on, or its section; a line, since grounds vanish where the system chooses the colours. */
export const currentPage = css({
  textDecoration: 'underline',
  textDecorationColor: 'var(--color-marigold)',
  textDecorationThickness: 4,
  textUnderlineOffset: '0.4em',
})

/**
 * What a link to `path` says in `aria-current`: that it leads to the page one is on, or to the list which that page belongs to.
 * @param currentPath in its canonical form, as `path` is
 */
export function currency(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page'
  return currentPath.startsWith(`${path}/`) ? 'true' : undefined
}
