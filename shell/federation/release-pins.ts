/**
 * A document names only the remotes that it shows, so that it stays the same when another team releases. All
 * pins are in one file of the generation, which is fetched once per visit.
 */
import {
  PINS_FILE,
  type Composition,
  type DocumentComposition,
  type RemotePin,
} from '@kutuhal/contract/composition.ts'
import { MAX_TIMEOUT_COUNT, getNetworkTimeout, createTimeoutSignal } from './network.ts'

export type KnownPins = Pick<DocumentComposition, 'shell' | 'remotes'> &
  Partial<Pick<Composition, 'generation' | 'gatewayUrl' | 'reports'>>

export interface ReleasePins {
  readonly known: KnownPins
  /** Loads the pins that are not in the document, once. @throws an Error; the next call tries again */
  load(): Promise<unknown>
  /** For instance after a rollback. */
  isStale(): Promise<boolean>
}

/** How long a check may delay the visitor; ms. */
const ANSWER_TIMEOUT_MS = 1500

/**
 * @param document its pins win over those loaded later
 * @param onKnown called with the known pins, now and when more are loaded
 */
export function createReleasePins(
  { shell, remotes }: Pick<DocumentComposition, 'shell' | 'remotes'>,
  onKnown: (known: KnownPins) => void,
): ReleasePins {
  let loading: Promise<unknown> | undefined
  const live: ReleasePins & { known: KnownPins } = {
    known: { shell, remotes },
    load: () => (loading ??= load()),
    isStale: () =>
      fetchPins(ANSWER_TIMEOUT_MS).then(
        site => JSON.stringify(site) !== JSON.stringify(withKnown(site)),
        // If the check fails, assume that the site has not changed.
        () => false,
      ),
  }
  onKnown(live.known)
  return live

  async function load(): Promise<void> {
    try {
      const site = await fetchPins(MAX_TIMEOUT_COUNT * getNetworkTimeout())
      // The pins of another generation need its shell. The browser gets both with the next document.
      live.known = site.shell.release === shell.release ? withKnown(site) : { ...site, ...live.known }
      onKnown(live.known)
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  function withKnown(site: Composition) {
    return { ...site, ...live.known, remotes: { ...site.remotes, ...live.known.remotes } }
  }
}

/** @throws Error also if the file is no composition, such as an error page */
async function fetchPins(ms: number): Promise<Composition> {
  const answer = await fetch(`/${PINS_FILE}`, { cache: 'no-cache', signal: createTimeoutSignal(ms) })
  const site: unknown = answer.ok && (await answer.json())
  if (isComposition(site)) return site
  throw new Error(`No /${PINS_FILE}`)
}

/** Checks only some fields: a wrong hash or container name fails when the release loads. */
function isComposition(site: unknown): site is Composition {
  return (
    hasTexts(site, 'generation', 'gatewayUrl') &&
    hasTexts(Reflect.get(site, 'shell'), 'release', 'base') &&
    'remotes' in site &&
    site.remotes instanceof Object &&
    Object.values(site.remotes).every(isPin)
  )
}

function isPin(pin: unknown): pin is RemotePin {
  return (
    hasTexts(pin, 'release', 'base', 'container', 'entry', 'integrity') &&
    (!('previous' in pin) || isPin(pin.previous))
  )
}

function hasTexts(value: unknown, ...names: readonly string[]): value is object {
  return value instanceof Object && names.every(name => typeof Reflect.get(value, name) === 'string')
}
