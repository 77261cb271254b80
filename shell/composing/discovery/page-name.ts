import { site } from '@kutuhal/contract'
import { legalLinks, primaryLinks, solutionLinks } from '../../layout/links.ts'
import { titleSegment } from '../../title.ts'

/**
 * What people call a page, for link previews and the way to it: the item's title, or the words of the menus, or what its address
 * says. A document's title follows another rule (title.ts).
 */
export function pageName(path: string, itemTitle?: string): string {
  if (path === '/') return `${site.brand}: ${site.tagline}`
  const link = [...primaryLinks, ...solutionLinks, ...legalLinks].find(item => item.path === path)
  return itemTitle ?? link?.name ?? titleSegment(path)
}
