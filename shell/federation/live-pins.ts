/**
 * Which releases of the other remotes a page may load. Its document names its own remote only, so that another team's release changes no
 * document; the rest stands in a small file of the visitor's generation, which is asked for once in a visit.
 */
import { PINS_FILE, type Composition, type DocumentComposition } from '@kutuhal/contract/composition.ts'
import { endsAfter, patience } from './patience.ts'

/** What the document says, and what the site says beside it once that has come. */
export type KnownPins = Pick<DocumentComposition, 'shell' | 'remotes'> &
  Partial<Pick<Composition, 'generation' | 'gatewayUrl' | 'reports'>>

export interface LivePins {
  readonly known: KnownPins
  /**
   * Asks for what the document does not say, once.
   * @throws an Error if it does not come; the next call tries again
   */
  load(): Promise<unknown>
  /** Whether the site has changed since this page was loaded: releases that failed here may have been taken back. */
  areOutdated(): Promise<boolean>
}

/** Whoever asks whether something has changed waits for the answer; ms. */
const ANSWER_TIMEOUT_MS = 1500

/** What has not come by so many times the patience of the line counts as out of reach. */
const PATIENCES = 6

/**
 * @param document what the page's own document says: whatever comes later, that stays
 * @param onKnown called with what is known, now and when more has come
 */
export function livePins(
  { shell, remotes }: Pick<DocumentComposition, 'shell' | 'remotes'>,
  onKnown: (known: KnownPins) => void,
): LivePins {
  let known: KnownPins = { shell, remotes }
  let loading: Promise<unknown> | undefined
  onKnown(known)

  const withKnown = (site: Composition) => ({
    ...site,
    ...known,
    remotes: { ...site.remotes, ...known.remotes },
  })

  async function load(): Promise<void> {
    try {
      const site = compositionIn(await askForPins(PATIENCES * patience()))
      // Another shell goes with other releases: the browser gets them with the next document.
      known = site.shell.release === shell.release ? withKnown(site) : { ...site, ...known }
      onKnown(known)
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return {
    get known() {
      return known
    },
    load: () => (loading ??= load()),
    areOutdated: () =>
      askForPins(ANSWER_TIMEOUT_MS)
        .then(now => now !== JSON.stringify(withKnown(compositionIn(now))))
        // An error page, or nothing, says nothing of releases.
        .catch(() => false),
  }
}

async function askForPins(ms: number): Promise<string> {
  const answer = await fetch(`/${PINS_FILE}`, { cache: 'no-cache', signal: endsAfter(ms) })
  if (!answer.ok) throw new Error(`/${PINS_FILE}: ${answer.status}`)
  return answer.text()
}

/** Written by the composer for this very site; an error page is no JSON. */
const compositionIn = (text: string): Composition => JSON.parse(text) as Composition
