import {
  useNavigation,
  type LoadedPage,
  type MissingItem,
  type Page,
  type RemoteModule,
} from '@kutuhal/contract'
import type { Composition } from '@kutuhal/contract/composition.ts'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import type { RemoteRegistry, RemoteTask } from '../federation/fallback.ts'
import { isSavingData } from '../federation/network.ts'
import { matchRoute, type RouteMatch } from '../routes.ts'
import { SiteError } from '../federation/load-failure.ts'
import { useDocumentFallback, useNavigationEffects } from './navigation.ts'
import { hasRemoteFailed, useRemoteState } from './remote-content.ts'
import { hasFocusOrInput, restoreFormInput } from './restore-document.ts'

/** A failure of a remote is a value, never an exception. */
export type PageOutcome = SettledPage | PageFailure

export type SettledPage = OpenedPage | MissingItem | { readonly status: 'unknown' }

export interface OpenedPage extends LoadedPage {
  /** Absent while composing. */
  readonly release?: string
}

export type PageFailure =
  /** Another release is left, so the caller opens the page again. */
  { readonly status: 'frozen' } | { readonly status: 'unreachable' } | { readonly status: 'failed' }

export type PendingPage = PageOutcome | Promise<PageOutcome>

/** In browsers, pages come from remotes (createFederatedPageSource). */
export interface PageSource {
  readonly initial: PendingPage
  /** Shown if the remote cannot hydrate it; '' if there is none. */
  readonly composedHtml: string
  open(path: string): Promise<PageOutcome>
  readonly prefetch: (path: string) => void
  /** If the live site has changed, reloads the document. */
  retry(path: string): Promise<PageOutcome>
  /** @returns `frozen` if another release is left to try, otherwise `failed` */
  reportBroken(path: string, page: OpenedPage, error: Error): PageFailure
}

export function createFederatedPageSource(
  remotes: RemoteRegistry,
): Omit<PageSource, 'initial' | 'composedHtml'> {
  async function open(path: string): Promise<PageOutcome> {
    const match = matchRoute(path)
    if (!match) return { status: 'unknown' }
    const opening = openWith(remotes, match, async (remote, release) => {
      const page = await pageCode(match, remote)
      const loaded = await page.load({ params: match.params })
      return loaded.status === 'loaded' ? { ...loaded, release } : loaded
    })
    const [outcome] = await Promise.all([opening, delay(match.route.minimumLoadingMs)])
    return outcome
  }
  return {
    open,
    prefetch(path) {
      const match = matchRoute(path)
      if (match && !isSavingData()) remotes.prefetch(match.route.remote, remote => pageCode(match, remote))
    },
    async retry(path) {
      await remotes.recheckRelease()
      return open(path)
    },
    reportBroken(path, { release }, error) {
      const remote = matchRoute(path)?.route.remote
      const hasFallback =
        remote !== undefined && release !== undefined && remotes.reportBroken(remote, release, error)
      return { status: hasFallback ? 'frozen' : 'failed' }
    },
  }
}

/** The document has the page's data, so only its code is loaded. */
export function openComposedPage(
  remotes: RemoteRegistry,
  page: NonNullable<Composition['page']>,
  pinned: string | undefined,
): Promise<PageOutcome> {
  const match = matchRoute(page.path)
  if (!match) return Promise.resolve({ status: 'unknown' })
  return openWith(remotes, match, async (remote, release) => {
    // Data and markup of one release must not be used with the code of another.
    if (release !== pinned) return { status: 'frozen' }
    const code = await pageCode(match, remote)
    return { ...code.resume(page.data), release }
  })
}

async function openWith(
  remotes: RemoteRegistry,
  { route }: RouteMatch,
  task: RemoteTask<PageOutcome>,
): Promise<PageOutcome> {
  const used = await remotes.use(route.remote, task)
  return used.status === 'done' ? used.result : used
}

async function pageCode({ route }: RouteMatch, remote: RemoteModule): Promise<Page> {
  const importPage = remote.pages[route.page]
  if (!importPage) {
    throw new SiteError(`It has no page "${route.page}".`, {
      hint: 'Its remote.tsx must name it, or shell/routes.ts must not.',
    })
  }
  return (await importPage()).page
}

function delay(ms = 0): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

export interface PageAddress {
  readonly path: string
  readonly source: PageSource
  /** And the visitor has not navigated since. */
  readonly isInitial: boolean
}

interface Opening {
  readonly pending: PendingPage
  /** From 0. */
  readonly attempt: number
}

/** On failure it tries again, or makes the browser load the page's document. */
export function usePage({ path, source, isInitial }: PageAddress) {
  const [opening, setOpening] = useState<Opening>(() => ({
    pending: isInitial ? source.initial : source.open(path),
    attempt: 0,
  }))
  const [remote, dispatch] = useRemoteState<SettledPage>('opening')
  const [wasNoticeFocused, setNoticeFocused] = useState(false)
  const [isRetrying, startOpening] = useTransition()
  const { navigate } = useNavigation()
  // Text typed into its forms survives another attempt.
  const slot = useRef<HTMLDivElement>(null)
  const replaced = useRef<readonly Node[]>([])

  const openAgain = useCallback(
    (reopened: Promise<PageOutcome>) =>
      startOpening(async () => {
        const pending = await reopened
        startOpening(() => {
          // Keep the elements, not their values: the visitor may still type until new elements replace these.
          replaced.current = [...(slot.current?.children ?? [])]
          setOpening(({ attempt }) => ({ pending, attempt: attempt + 1 }))
        })
      }),
    [],
  )
  useEffect(() => {
    if (slot.current && replaced.current.length > 0) restoreFormInput(replaced.current, slot.current)
    replaced.current = []
  }, [opening])

  const onSettled = useCallback(
    (outcome: PageOutcome) => {
      const { status } = outcome
      if (status === 'frozen' || status === 'failed' || status === 'unreachable') dispatch({ type: status })
      else dispatch({ type: 'opened', content: outcome })
      if (status === 'frozen') openAgain(source.open(path))
      if (status === 'missing') {
        const { listPath, title, text } = outcome
        navigate(listPath, { replace: true, state: { notice: { title, text } } })
      }
    },
    [dispatch, navigate, openAgain, path, source],
  )
  const onBroken = useCallback(
    (page: OpenedPage, error: Error) => onSettled(source.reportBroken(path, page, error)),
    [onSettled, path, source],
  )
  const documentStatus = useDocumentFallback(remote, isInitial, () => {
    // Rendering a page in use again would lose the visitor's input. The Retry button remains.
    if (!hasFocusOrInput(slot.current)) openAgain(source.open(path))
  })

  // The browser is about to load the page's own document, so a notice would only flash.
  const isLeaving = !isInitial && hasRemoteFailed(remote) && documentStatus === 'unknown'
  const isLoading = remote.status === 'opening' || remote.status === 'slow' || isLeaving
  const settled = isLoading ? undefined : remote
  const page =
    settled?.status === 'ready' && settled.content.status === 'loaded' ? settled.content : undefined
  useNavigationEffects({ path, settled, itemTitle: page?.title, isInitial, wasNoticeFocused })

  const failedNotice = {
    isOffline: documentStatus === 'unreachable',
    isRetrying,
    onRetry() {
      // Some browsers do not focus a clicked button, so they do not call onFocus.
      setNoticeFocused(true)
      // The notice and its focus stay until the retry has ended.
      openAgain(source.retry(path))
    },
    onFocus: () => setNoticeFocused(true),
  }
  const hasFailed = hasRemoteFailed(remote) && !isLeaving
  return {
    opening,
    notice: remote.status === 'slow' ? ('slow' as const) : hasFailed ? failedNotice : undefined,
    /** An empty page area then needs a spinner. */
    isReplacing: isLeaving || remote.status === 'frozen',
    slot,
    onSettled,
    onBroken,
  }
}
