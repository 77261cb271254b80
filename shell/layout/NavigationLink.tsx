import type { ComponentPropsWithRef } from 'react'
import type { NavigationItem } from './links.ts'

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly item: NavigationItem
  readonly currentPath: string
}

/** A link that says whether it leads to the page one is on. */
export function NavigationLink({ item, currentPath, ...rest }: Props) {
  return (
    <a href={item.path} aria-current={item.path === currentPath ? 'page' : undefined} {...rest}>
      {item.name}
    </a>
  )
}
