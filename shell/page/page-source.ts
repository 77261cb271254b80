import type { Page } from '@kutuhal/contract'
import type { Composition } from '@kutuhal/contract/composition.ts'
import type { RemoteTask, Remotes } from '../federation/remotes.ts'
import { matchRoute, type RouteMatch } from '../routes.ts'
import { SiteError } from '../site-error.ts'
import { isOutdated } from './live-generation.ts'
import type { PageOutcome, PageSource } from './page-outcome.ts'

/** Opens pages by loading their remotes. */
export function federatedPages(
  remotes: Remotes,
  generation: string,
): Pick<PageSource, 'open' | 'retry' | 'giveUp'> {
  async function open(path: string): Promise<PageOutcome> {
    const match = matchRoute(path)
    if (!match) return { status: 'unknown' }
    const [outcome] = await Promise.all([load(remotes, match), delay(match.route.minimumLoadingMs)])
    return outcome
  }
  return {
    open,
    async retry(path) {
      if (await isOutdated(generation)) location.reload()
      return open(path)
    },
    giveUp(path, { release }, error) {
      const remote = matchRoute(path)?.route.remote
      const isSaved = remote !== undefined && release !== undefined && remotes.giveUp(remote, release, error)
      return { status: isSaved ? 'frozen' : 'failed' }
    },
  }
}

/** The page in the HTML document, from the data that stands there too: only its code has to arrive. */
export async function composedPage(
  remotes: Remotes,
  page: NonNullable<Composition['page']>,
  pinned: string | undefined,
): Promise<PageOutcome> {
  const match = matchRoute(page.path)
  if (!match) return { status: 'unknown' }
  try {
    const { result, release } = await remotes.use(match.route.remote, pageCode(match))
    // Data and markup of one release never meet the code of another.
    return release === pinned ? { ...result.resume(page.data), release } : { status: 'frozen' }
  } catch {
    return { status: 'failed' }
  }
}

/** Gets the code of a page on its way before it is asked for. */
export function prefetchPage(remotes: Remotes, path: string): void {
  const match = matchRoute(path)
  if (match) remotes.prefetch(match.route.remote, pageCode(match))
}

async function load(remotes: Remotes, match: RouteMatch): Promise<PageOutcome> {
  try {
    const { result, release } = await remotes.use(match.route.remote, async remote => {
      const page = await pageCode(match)(remote)
      return page.load({ params: match.params })
    })
    return result.status === 'loaded' ? { ...result, release } : result
  } catch {
    return { status: 'failed' }
  }
}

function pageCode({ route }: RouteMatch): RemoteTask<Page> {
  return async remote => {
    const importPage = remote.pages[route.page]
    if (!importPage) {
      throw new SiteError(`It has no page "${route.page}".`, {
        hint: `Its remote.tsx must name it, or ${route.path} must leave the shell's route table.`,
      })
    }
    return (await importPage()).page
  }
}

function delay(ms = 0): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
