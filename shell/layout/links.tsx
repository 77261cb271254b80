import { css } from '@emotion/react'
import { useNavigation } from '@kutuhal/contract'
import type { ComponentPropsWithRef } from 'react'
import type { NavigationItem } from './link-lists.ts'

/** The props of each part of the layout. */
export interface LayoutProps {
  /** The language of the part's texts; needed only if the page is in another language. */
  readonly lang: string | undefined
}

interface NavigationLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly item: NavigationItem
}

/** A link that is marked if it leads to the current page or its section. */
export function NavigationLink({ item, ...rest }: NavigationLinkProps) {
  const { path } = useNavigation().location
  return (
    <a href={item.path} aria-current={getAriaCurrent(item.path, path)} {...rest}>
      {item.name}
    </a>
  )
}

/**
 * Marks the current page or section in a menu. The mark is a line, because forced colours remove backgrounds.
 */
export const currentPageStyle = css({
  textDecoration: 'underline',
  textDecorationColor: 'var(--color-marigold)',
  textDecorationThickness: 4,
  textUnderlineOffset: '0.4em',
})

/**
 * The `aria-current` of a link to `path`: the current page, or the list that the current page belongs to.
 * @param currentPath the current page's path; both paths must be in canonical form
 */
export function getAriaCurrent(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page'
  return currentPath.startsWith(`${path}/`) ? 'true' : undefined
}
