/**
 * Which releases of the other remotes a page may load. Its document names its own remote only, so that another team's release changes no
 * document; the rest stands in a small file of the visitor's generation, which is asked for once in a visit.
 */
import { PINS_FILE, type Composition, type DocumentComposition } from '@kutuhal/contract/composition.ts'
import { endsAfter, patience } from './patience.ts'

export interface LivePins {
  /**
   * Asks for them, or gives those that have come.
   * @throws an Error if they do not come; the next call tries again
   */
  load(): Promise<Composition>
  /** Those that have come. */
  readonly known: Composition | undefined
  /** Whether the site has changed since this page was loaded: releases that failed here may have been taken back. */
  areOutdated(): Promise<boolean>
}

/** Whoever asks whether something has changed waits for the answer; ms. */
const ANSWER_TIMEOUT_MS = 1500

/** What has not come by so many times the patience of the line counts as out of reach. */
const PATIENCES = 6

/**
 * @param document what the page's own document says
 * @param onKnown called once, when they have come
 */
export function livePins(
  { shell, remotes }: Pick<DocumentComposition, 'shell' | 'remotes'>,
  onKnown: (pins: Composition) => void,
): LivePins {
  let loading: Promise<Composition> | undefined
  let known: Composition | undefined

  async function load(): Promise<Composition> {
    try {
      known = await askForPins(PATIENCES * patience())
    } catch (error) {
      loading = undefined
      throw error
    }
    onKnown(known)
    return known
  }

  return {
    load: () => (loading ??= load()),
    get known() {
      return known
    },
    areOutdated: () =>
      askForPins(ANSWER_TIMEOUT_MS).then(
        now =>
          isOther(known ?? now, now) ||
          isOther({ ...now, shell, remotes: { ...now.remotes, ...remotes } }, now),
        () => false,
      ),
  }
}

const isOther = (one: Composition, other: Composition): boolean =>
  JSON.stringify(one) !== JSON.stringify(other)

/** An error page is no JSON. */
async function askForPins(ms: number): Promise<Composition> {
  const answer = await fetch(`/${PINS_FILE}`, { cache: 'no-cache', signal: endsAfter(ms) })
  // Written by the composer for this very site.
  return (await answer.json()) as Composition
}
