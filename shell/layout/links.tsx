import { css } from '@emotion/react'
import { useNavigation } from '@kutuhal/contract'
import type { ComponentPropsWithRef } from 'react'

/** The props of each part of the layout. */
export interface LayoutProps {
  /** The language of the part's texts; needed only if the page is in another language. */
  readonly lang: string | undefined
}

/** A navigation item: name and path. */
export interface NavigationItem {
  readonly name: string
  readonly path: string
}

export const primaryLinks: readonly NavigationItem[] = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
  { name: 'News', path: '/news' },
  { name: 'About', path: '/about' },
  { name: 'Contact', path: '/contact' },
]

export const solutionLinks: readonly NavigationItem[] = [
  { name: 'Smart Anganwadi', path: '/smart-anganwadi' },
  { name: 'Courses', path: '/courses' },
  { name: 'Robot Maze', path: '/robot-maze' },
  { name: 'Blog', path: '/blog' },
]

export const quickLinks: readonly NavigationItem[] = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
  { name: 'About Us', path: '/about' },
  { name: 'News & Updates', path: '/news' },
  { name: 'Blog', path: '/blog' },
  { name: 'Contact', path: '/contact' },
]

export const serviceLinks: readonly NavigationItem[] = [
  { name: 'AI Smart Lab', path: '/services#ai-smart-lab' },
  { name: 'Robotics Lab', path: '/services#robotics-lab' },
  { name: '3D Printer', path: '/services#3d-printer' },
  { name: 'Drone Lab', path: '/services#drone-lab' },
  { name: 'Science Circle', path: '/services#science-circle' },
  { name: 'Maths Circle', path: '/services#maths-circle' },
  { name: 'Physics Lab', path: '/services#physics-lab' },
  { name: 'Interactive Panel', path: '/services#interactive-panel' },
]

export const legalLinks: readonly NavigationItem[] = [
  { name: 'Privacy Policy', path: '/privacy-policy' },
  { name: 'Terms of Service', path: '/terms-of-service' },
  { name: 'Sitemap', path: '/sitemap' },
]

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
