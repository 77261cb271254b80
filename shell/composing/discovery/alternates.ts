import { absoluteUrl } from '@kutuhal/contract/structured-data.ts'
import { routes, SITE_LANGUAGE } from '../../routes.ts'

interface Alternate {
  /** A language, or `x-default` for readers of all other languages. */
  readonly hreflang: string
  readonly href: string
}

/**
 * Lists all languages of a page, its own included (https://html.spec.whatwg.org/#rel-alternate).
 * @returns nothing for a page in one language only
 */
export function listLanguageAlternates(path: string): readonly Alternate[] {
  const original = routes.find(route => route.path === path)?.translation?.of ?? path
  const translations = routes.flatMap(({ path: href, translation }) =>
    translation?.of === original ? [{ hreflang: translation.language, href: absoluteUrl(href) }] : [],
  )
  if (translations.length === 0) return []
  const href = absoluteUrl(original)
  return [{ hreflang: SITE_LANGUAGE, href }, ...translations, { hreflang: 'x-default', href }]
}
