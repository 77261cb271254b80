import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { parsePathSegments } from '@kutuhal/contract/address.ts'
import { languages, parseTranslatedPath } from '@kutuhal/contract/languages.ts'
import { site, type Params } from '@kutuhal/contract'

/** Ms (product specification, point 9). */
const DETAIL_LOADING_MS = 300

export interface Route extends HostRoute {
  /**
   * The page header's background, a design token. The skeleton has the same, so that the colour does not
   * change when the page appears. Default: sand.
   */
  readonly ground?: 'marigold-pale' | 'mint' | 'paper' | 'rose' | 'sky'
}

/** As in `lang`, for menus, footer, notices and all untranslated pages. */
export const SITE_LANGUAGE = languages.en

export const routes: readonly Route[] = [
  { path: '/', remote: 'mf-content', page: 'home' },
  { path: '/services', remote: 'mf-content', page: 'services' },
  { path: '/courses', remote: 'mf-content', page: 'courses', ground: 'mint' },
  {
    path: '/courses/:id',
    remote: 'mf-content',
    page: 'course',
    ground: 'sky',
    minimumLoadingMs: DETAIL_LOADING_MS,
  },
  { path: '/contact', remote: 'mf-contact', page: 'contact' },
  { path: '/about', remote: 'mf-content', page: 'about', ground: 'rose' },
  { path: '/news', remote: 'mf-content', page: 'news', ground: 'marigold-pale' },
  { path: '/news/page/:number', remote: 'mf-content', page: 'news-page' },
  { path: '/news/:id', remote: 'mf-content', page: 'news-item', minimumLoadingMs: DETAIL_LOADING_MS },
  { path: '/blog', remote: 'mf-content', page: 'blog', ground: 'sky' },
  { path: '/blog/page/:number', remote: 'mf-content', page: 'blog-page' },
  // The right background depends on the post's category, which the route does not know.
  {
    path: '/blog/:id',
    remote: 'mf-content',
    page: 'blog-post',
    ground: 'paper',
    minimumLoadingMs: DETAIL_LOADING_MS,
  },
  { path: '/robot-maze', remote: 'mf-maze', page: 'maze' },
  { path: '/smart-anganwadi', remote: 'mf-content', page: 'smart-anganwadi', ground: 'mint' },
  { path: '/labs', remote: 'mf-content', page: 'labs' },
  { path: '/waitlist', remote: 'mf-content', page: 'waitlist', ground: 'rose' },
  { path: '/privacy-policy', remote: 'mf-content', page: 'privacy-policy' },
  { path: '/security', remote: 'mf-content', page: 'security' },
  { path: '/terms-of-service', remote: 'mf-content', page: 'terms-of-service' },
  { path: '/sitemap', remote: 'mf-content', page: 'sitemap' },
]

export interface RouteMatch {
  readonly route: Route
  readonly params: Params
}

/** Only remotes know in which languages their pages exist, so it takes every page to be in all of them. */
export function matchRoute(path: string): RouteMatch | undefined {
  const [language, english] = parseTranslatedPath(path)
  const segments = parsePathSegments(english)
  const found = segments && findRoute(segments)
  if (!found || language === 'en') return found
  return { ...found, params: { ...found.params, language } }
}

/** As in `lang`. */
export const getPathLanguage = (path: string): string => languages[parseTranslatedPath(path)[0]]

/**
 * On detail pages the item's title, otherwise the first path segment with a capital letter, even for unknown
 * paths (product specification, point 2).
 */
export function getDocumentTitle(path: string, itemTitle?: string): string {
  if (itemTitle) return `${itemTitle} | ${site.brand}`
  const segment = getTitleFromPath(path)
  return segment === '' ? `${site.brand} | ${site.tagline}` : `${segment} | ${site.brand}`
}

/** '' for the home page. */
export function getTitleFromPath(path: string): string {
  const name = decoded(path.split('/').find(part => part !== '') ?? '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function findRoute(segments: readonly string[]): RouteMatch | undefined {
  for (const route of routes) {
    const params = paramsIn(segments, route)
    if (params) return { route, params }
  }
  return undefined
}

function paramsIn(segments: readonly string[], { path }: HostRoute): Params | undefined {
  const names = path.split('/').filter(name => name !== '')
  const isMatch = names.every((name, index) => name.startsWith(':') || name === segments[index])
  if (!isMatch || names.length !== segments.length) return undefined
  const parameters = names.flatMap((name, index) =>
    name.startsWith(':') ? [[name.slice(1), segments[index] ?? ''] as const] : [],
  )
  return Object.fromEntries(parameters)
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
