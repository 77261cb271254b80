import { css } from '@emotion/react'
import { useNavigation } from '@kutuhal/contract'
import type { ComponentPropsWithRef } from 'react'
import type { NavigationItem } from './links.ts'

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly item: NavigationItem
}

/** A link that is marked if it leads to the current page or its section. */
export function NavigationLink({ item, ...rest }: Props) {
  const { path } = useNavigation().location
  return (
    <a href={item.path} aria-current={ariaCurrent(item.path, path)} {...rest}>
      {item.name}
    </a>
  )
}

/** The style of the current page or section in a menu: a line, as forced colours remove backgrounds. */
export const currentPageStyle = css({
  textDecoration: 'underline',
  textDecorationColor: 'var(--color-marigold)',
  textDecorationThickness: 4,
  textUnderlineOffset: '0.4em',
})

/**
 * The `aria-current` of a link to `path`: the current page, or the list that the current page belongs to.
 * @param currentPath the current page's path in canonical form, as `path` is
 */
export function ariaCurrent(path: string, currentPath: string): 'page' | 'true' | undefined {
  if (path === currentPath) return 'page'
  return currentPath.startsWith(`${path}/`) ? 'true' : undefined
}
