import { site } from '@kutuhal/contract'
import { legalLinks, primaryLinks, solutionLinks } from '../../layout/links.tsx'
import { getTitleFromPath } from '../../routes.ts'

/**
 * A page's name in link previews and breadcrumbs: the title of its item, else its menu entry, else a name
 * made from its address. Document titles follow another rule (routes.ts).
 */
export function getPageName(path: string, itemTitle?: string): string {
  if (path === '/') return `${site.brand}: ${site.tagline}`
  const link = [...primaryLinks, ...solutionLinks, ...legalLinks].find(item => item.path === path)
  return itemTitle ?? link?.name ?? getTitleFromPath(path)
}
