/**
 * Each kind of event counts once a day per sender (a hashed address or network) and release, so that alerts
 * see numbers of distinct senders.
 */
import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { VisitEvent } from '@kutuhal/contract/visit-report.ts'

/** A sender of reports is remembered for so long; ms. */
const DAY_MS = 24 * 60 * 60_000
/** 60 MB; the oldest reports are dropped first. */
const MOST_TALLIES = 500_000

interface Tally {
  readonly since: number
  /** With this kind of event. */
  times: number
  isCounted: boolean
}

export function createReportDeduplicator(now = Date.now, random = Math.random) {
  // This key is lost when the process ends, so no sender's address can be recovered.
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
    /** Also remembers the event. @param source a result of `getReportSource` */
    counts(source: string, kind: VisitEvent['kind'], release: string): boolean {
      const time = now()
      forget(time)
      const key = keyOf(source, release, kind)
      const tally = tallies.get(key) ?? { since: time, times: 0, isCounted: false }
      tallies.set(key, tally)
      tally.times += 1
      if (tally.isCounted) return false
      // As if one random visit represented the sender: in a school, for example, many visitors share one
      // address, and the error of one of them must not count for all.
      const visits = tallies.get(keyOf(source, release, 'visit'))?.times ?? 1
      tally.isCounted = !isTrouble(kind) || random() * visits < 1
      return tally.isCounted
    },
  }
}

const isTrouble = (kind: VisitEvent['kind']): boolean =>
  kind === 'error' || kind === 'visitWithError' || kind === 'fallback'

/** An IPv4 address, or the /64 network of IPv6, usually one household's. */
export const getReportSource = (address: string): string => networkIn(address, 4, 4)

/** Usually of one owner: a /24, or a /48 for IPv6. */
export const getIpNetwork = (address: string): string => networkIn(address, 3, 3)

function networkIn(address: string, numbers: number, groups: number): string {
  const [plain = ''] = address.split('%')
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(plain) ?? []
  if (!isIPv6(plain) || mapped !== undefined) return (mapped ?? plain).split('.').slice(0, numbers).join('.')
  // As part of a URL, to get its canonical form (RFC 5952).
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [head, tail] = [before, after ?? ''].map(part => (part === '' ? [] : part.split(':')))
  const zeros =
    after === undefined ? [] : Array<string>(8 - (head?.length ?? 0) - (tail?.length ?? 0)).fill('0')
  return [...(head ?? []), ...zeros, ...(tail ?? [])].slice(0, groups).join(':')
}
