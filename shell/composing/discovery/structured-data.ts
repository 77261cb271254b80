import { site, type LoadedPage } from '@kutuhal/contract'
import { parseTranslatedPath } from '@kutuhal/contract/languages.ts'
import { absoluteUrl, createOrganizationReference, postalAddress } from '@kutuhal/contract/structured-data.ts'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import type { BreadcrumbList, Graph, Organization, Thing } from 'schema-dts'
import { legalLinks, primaryLinks, solutionLinks } from '../../layout/link-lists.ts'
import { findTranslation, translate } from '../../layout/translate.ts'
import { getTitleFromPath, matchRoute } from '../../routes.ts'

/** The page's own data, and what only the host knows, such as breadcrumbs. */
export function createStructuredData(path: string, { title, facts }: LoadedPage): Graph {
  const isHome = parseTranslatedPath(path)[1] === '/'
  const own: readonly Thing[] = isHome ? [company()] : [breadcrumbTo(path, title)]
  return { '@context': 'https://schema.org', '@graph': [...own, ...(facts?.().things ?? [])] }
}

function company(): Organization {
  return {
    ...createOrganizationReference(),
    legalName: site.legalName,
    description: site.description,
    foundingDate: String(site.founded),
    logo: absoluteUrl(getPublicFileUrl(__RELEASE__, 'icons/icon-512.png')),
    email: site.email,
    telephone: site.phone,
    address: postalAddress(),
    sameAs: site.social.map(({ url }) => url),
  }
}

function breadcrumbTo(path: string, title: string | undefined): BreadcrumbList {
  const segments = parseTranslatedPath(path)[1].split('/').slice(1)
  const above = segments
    .slice(0, -1)
    .map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
    // Not every prefix of an address is a list: `/news/page` is not.
    .filter(list => matchRoute(list)?.route.path.includes(':') === false)
  const steps = [
    { name: translate('Home'), path: findTranslation('/') ?? '/' },
    ...above.map(list => ({ name: getPageName(list), path: findTranslation(list) ?? list })),
    { name: getPageName(path, title), path },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absoluteUrl(step.path),
    })),
  }
}

/** The title of its item, else its menu entry, else a name made from its address. */
export function getPageName(path: string, itemTitle?: string): string {
  if (path === '/') return `${site.brand}: ${site.tagline}`
  const original = matchRoute(path)?.route.path
  const link = [...primaryLinks, ...solutionLinks, ...legalLinks].find(item => item.path === original)
  return itemTitle ?? (link ? translate(link.name) : getTitleFromPath(path))
}
