import { css } from '@emotion/react'
import { useNavigation } from '@kutuhal/contract'
import type { ComponentPropsWithRef } from 'react'
import type { NavigationItem } from './link-lists.ts'

export interface LayoutProps {
  /** Needed only if the page is in another language. */
  readonly lang: string | undefined
}

interface NavigationLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly item: NavigationItem
}

export function NavigationLink({ item, ...rest }: NavigationLinkProps) {
  const { path } = useNavigation().location
  return (
    <a href={item.path} aria-current={getAriaCurrent(item.path, path)} {...rest}>
      {item.name}
    </a>
  )
}

/** The mark is a line, because forced colours remove backgrounds. */
export const currentPageStyle = css({
  textDecoration: 'underline',
  textDecorationColor: 'var(--color-marigold)',
  textDecorationThickness: 4,
  textUnderlineOffset: '0.4em',
})

/** Also marks the list that the current page belongs to. Both paths must be in canonical form. */
export function getAriaCurrent(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page'
  return currentPath.startsWith(`${path}/`) ? 'true' : undefined
}
