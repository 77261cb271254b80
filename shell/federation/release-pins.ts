/**
 * Which releases of the other remotes a page may load. Its document names its own remote only, so that another team's release changes no
 * document; the rest stands in a small file of the visitor's generation, which is asked for once in a visit.
 */
import {
  PINS_FILE,
  type Composition,
  type DocumentComposition,
  type RemotePin,
} from '@kutuhal/contract/composition.ts'
import { MAX_TIMEOUTS, networkTimeout, timeoutSignal } from './network.ts'

/** What the document says, and what the site says beside it once that has come. */
export type KnownPins = Pick<DocumentComposition, 'shell' | 'remotes'> &
  Partial<Pick<Composition, 'generation' | 'gatewayUrl' | 'reports'>>

export interface ReleasePins {
  readonly known: KnownPins
  /**
   * Asks for what the document does not say, once.
   * @throws an Error if it does not come; the next call tries again
   */
  load(): Promise<unknown>
  /** Whether the site has changed since this page was loaded: releases that failed here may have been taken back. */
  isStale(): Promise<boolean>
}

/** Whoever asks whether something has changed waits for the answer; ms. */
const ANSWER_TIMEOUT_MS = 1500

/**
 * @param document what the page's own document says: whatever comes later, that stays
 * @param onKnown called with what is known, now and when more has come
 */
export function releasePins(
  { shell, remotes }: Pick<DocumentComposition, 'shell' | 'remotes'>,
  onKnown: (known: KnownPins) => void,
): ReleasePins {
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
      const site = compositionIn(await askForPins(MAX_TIMEOUTS * networkTimeout()))
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
    isStale: () =>
      askForPins(ANSWER_TIMEOUT_MS)
        .then(now => now !== JSON.stringify(withKnown(compositionIn(now))))
        // What cannot be read says nothing of a change.
        .catch(() => false),
  }
}

async function askForPins(ms: number): Promise<string> {
  const answer = await fetch(`/${PINS_FILE}`, { cache: 'no-cache', signal: timeoutSignal(ms) })
  if (answer.ok) return answer.text()
  throw new Error(`/${PINS_FILE} answered ${answer.status}.`)
}

/** @throws Error if it is not what the composer writes, such as an error page */
function compositionIn(text: string): Composition {
  const site: unknown = JSON.parse(text)
  if (isComposition(site)) return site
  throw new Error(`/${PINS_FILE} holds no pins.`)
}

/** What is not read here decides nothing: a release that a wrong hash or container name names is refused when it loads. */
function isComposition(site: unknown): site is Composition {
  if (!hasTexts(site, ['generation', 'gatewayUrl']) || !('shell' in site && 'remotes' in site)) return false
  const { shell, remotes } = site
  return (
    hasTexts(shell, ['release', 'base']) && remotes instanceof Object && Object.values(remotes).every(isPin)
  )
}

function isPin(pin: unknown): pin is RemotePin {
  return (
    hasTexts(pin, ['release', 'base', 'container', 'integrity']) &&
    (!('previous' in pin) || isPin(pin.previous))
  )
}

function hasTexts(value: unknown, names: readonly string[]): value is object {
  return value instanceof Object && names.every(name => typeof Reflect.get(value, name) === 'string')
}
