import type { Composition } from '@kutuhal/contract/composition.ts'
import type { Page } from '@kutuhal/contract'
import { withAttempts } from '../federation/attempts.ts'
import type { LoadRemote } from '../federation/remote-loader.ts'
import { matchRoute, type RouteMatch } from '../routes.ts'
import { SiteError } from '../site-error.ts'
import { pageFailure, type PageOutcome, type PageSource } from './page-outcome.ts'

/** Opens pages by loading their remotes. */
export function federatedPages(loadRemote: LoadRemote): PageSource['open'] {
  return async path => {
    const match = matchRoute(path)
    if (!match) return { status: 'unknown' }
    const [outcome] = await Promise.all([load(loadRemote, match), delay(match.route.minimumLoadingMs)])
    return outcome
  }
}

/** The page in the HTML document, from the data that stands there too: only its code has to arrive. */
export async function composedPage(
  loadRemote: LoadRemote,
  page: NonNullable<Composition['page']>,
): Promise<PageOutcome> {
  const match = matchRoute(page.path)
  if (!match) return { status: 'unknown' }
  try {
    const code = await withAttempts(() => loadPage(loadRemote, match))
    return code.resume(page.data)
  } catch (cause) {
    return pageFailure(cause)
  }
}

/** Gets the code of a page on its way before it is asked for. */
export function prefetchPage(loadRemote: LoadRemote, path: string): void {
  const match = matchRoute(path)
  // A failure shows, and can be retried, when the visitor really goes there.
  if (match) loadPage(loadRemote, match).catch(() => undefined)
}

async function load(loadRemote: LoadRemote, match: RouteMatch): Promise<PageOutcome> {
  try {
    const page = await withAttempts(() => loadPage(loadRemote, match))
    return await page.load({ params: match.params })
  } catch (cause) {
    return pageFailure(cause)
  }
}

async function loadPage(loadRemote: LoadRemote, { route }: RouteMatch): Promise<Page> {
  const remote = await loadRemote(route.remote)
  const importPage = remote.pages[route.page]
  if (!importPage) {
    throw new SiteError(`${route.remote} has no page "${route.page}".`, {
      hint: `Its remote.tsx must name it, or ${route.path} must leave the shell's route table.`,
    })
  }
  return (await importPage()).page
}

function delay(ms = 0): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
