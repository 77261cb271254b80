/**
 * Remembers which sender (a hashed address or network) has reported what: each kind of event counts once a
 * day per sender and release, so that alerts see numbers of distinct senders.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { VisitEvent } from '@kutuhal/contract/visit-report.ts'

/** How long a sender of reports is remembered; ms. */
const DAY_MS = 24 * 60 * 60_000
/** Maximum number of remembered reports (60 MB); the oldest reports are dropped first. */
const MOST_TALLIES = 500_000

interface Tally {
  readonly since: number
  /** How often the sender has reported this kind of event. */
  times: number
  isCounted: boolean
}

/**
 * @param now function that returns the time; ms
 * @param random function that returns a number from 0 to 1
 */
export function createReportDeduplicator(now = Date.now, random = Math.random) {
  // Hash senders' addresses with this key, which is lost when the process ends: none can be recovered.
  const secret = randomBytes(32)
  const tallies = new Map<string, Tally>()
  const keyOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(parts.join(' ')).digest('base64url').slice(0, 22)

  function forget(time: number): void {
    for (const [key, { since }] of tallies) {
      if (time - since < DAY_MS && tallies.size <= MOST_TALLIES) return
      tallies.delete(key)
    }
  }

  return {
    /**
     * Decides whether an event counts, and remembers the event.
     * @param source sender of the report: a result of `getReportSource`
     * @param release release that the event is counted for
     */
    counts(source: string, kind: VisitEvent['kind'], release: string): boolean {
      const time = now()
      forget(time)
      const key = keyOf(source, release, kind)
      const tally = tallies.get(key) ?? { since: time, times: 0, isCounted: false }
      tallies.set(key, tally)
      tally.times += 1
      if (tally.isCounted) return false
      // Count errors as if one random visit represented the sender: in a school, for example, many visitors
      // share one address, and the error of one of them must not count for all.
      const visits = tallies.get(keyOf(source, release, 'visit'))?.times ?? 1
      tally.isCounted = !isTrouble(kind) || random() * visits < 1
      return tally.isCounted
    },
  }
}

const isTrouble = (kind: VisitEvent['kind']): boolean =>
  kind === 'error' || kind === 'visitWithError' || kind === 'fallback'

/** Returns a report's sender: an IPv4 address, or the /64 network of IPv6, usually one household's. */
export const getReportSource = (address: string): string => networkIn(address, 4, 4)

/** Returns the network of an address that usually has one owner: a /24, or a /48 for IPv6. */
export const getIpNetwork = (address: string): string => networkIn(address, 3, 3)

/**
 * Returns the first part of an address.
 * @param numbers how many numbers of an IPv4 address to keep
 * @param groups how many groups of an IPv6 address to keep
 */
function networkIn(address: string, numbers: number, groups: number): string {
  const [plain = ''] = address.split('%')
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(plain) ?? []
  if (!isIPv6(plain) || mapped !== undefined) return (mapped ?? plain).split('.').slice(0, numbers).join('.')
  // Parse the address as part of a URL, to get its canonical form (RFC 5952).
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [head, tail] = [before, after ?? ''].map(part => (part === '' ? [] : part.split(':')))
  const zeros =
    after === undefined ? [] : Array<string>(8 - (head?.length ?? 0) - (tail?.length ?? 0)).fill('0')
  return [...(head ?? []), ...zeros, ...(tail ?? [])].slice(0, groups).join(':')
}
