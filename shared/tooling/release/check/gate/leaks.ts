import type { PageState, WatchedPage } from '../browser/watched-page.ts'
import type { Finding } from '../finding.ts'
import { subtractList } from './page-findings.ts'

/**
 * Finds what a page leaves behind after a visitor has left it. Counts only what a second visit adds, since a
 * first visit may set something up once for all later pages.
 * @param before state of the tab at the address `from`, before the page was ever opened
 */
export async function findPageLeaks(
  tab: WatchedPage,
  before: PageState,
  from: string,
  path: string,
): Promise<Omit<Finding, 'page'>[]> {
  const first = await tab.state()
  if (!isMore(before, first)) return []
  if (!(await tab.follow(path)) || !(await tab.follow(from))) return []
  const second = await tab.state()
  const listeners = subtractList(second.listeners, first.listeners)
  const timers = second.timers - first.timers
  const findings: Omit<Finding, 'page'>[] = []
  if (listeners.length > 0) {
    const named = listeners.map(listener => listener.split(' ').slice(0, 2).join(' '))
    findings.push({
      about: 'leak',
      what: `Each visit leaves listeners behind: ${named.join(', ')}.`,
      remedy: 'Remove them in the function that the effect returns.',
    })
  }
  if (timers > 0) {
    findings.push({
      about: 'leak',
      what: `Each visit leaves ${timers} ${timers === 1 ? 'interval' : 'intervals'} running.`,
      remedy: 'Clear them in the function that the effect returns.',
    })
  }
  return findings
}

function isMore(before: PageState, after: PageState): boolean {
  return subtractList(after.listeners, before.listeners).length > 0 || after.timers > before.timers
}
