import type { ComponentPropsWithRef } from 'react'
import { currency } from './current-page.ts'
import type { NavigationItem } from './links.ts'

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly item: NavigationItem
  readonly currentPath: string
}

/** A link that marks itself if it leads to the current page or its section. */
export function NavigationLink({ item, currentPath, ...rest }: Props) {
  return (
    <a href={item.path} aria-current={currency(item.path, currentPath)} {...rest}>
      {item.name}
    </a>
  )
}
