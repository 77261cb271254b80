import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { parseTranslatedPath } from '@kutuhal/contract/languages.ts'
import type { PageAddress } from './sandbox/answers.ts'

/**
 * A route must list each address once, and visitors must get its own page there. Otherwise a remote could
 * replace another's document, or have each page composed again every time.
 * @param routes of the shell; the first that matches an address has its page
 */
export function requireOwnAddresses(
  addresses: readonly PageAddress[],
  routes: readonly HostRoute[],
): readonly PageAddress[] {
  const patterns = routes.map(route => new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`))
  const listed = new Set<string>()
  for (const { path, route } of addresses) {
    if (listed.has(path)) throw new Error(`staticParams() lists ${path} twice. List each address once.`)
    listed.add(path)
    const [, english] = parseTranslatedPath(path)
    const first = routes[patterns.findIndex(pattern => pattern.test(english))]
    if (first && first.path !== route.path)
      throw new Error(`staticParams() lists ${path}, where visitors get the page of ${first.path}.`)
  }
  return addresses
}
