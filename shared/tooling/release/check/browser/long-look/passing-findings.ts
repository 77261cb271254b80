/** What may be wrong with a page that somebody comes to by a link and leaves again, in words. */
import type { Unplaced } from '../state-findings.ts'

/** The files are on this computer, so this is waiting, not loading; ms. */
export const SLOW_MS = 3500

export function slow(took: number): Unplaced {
  return {
    about: 'navigation',
    what: `It takes ${(took / 1000).toFixed(0)} s to appear, though all files are near.`,
    remedy: 'Look for what load() or the first rendering waits for.',
  }
}

export function moving(names: readonly string[]): Unplaced {
  return {
    about: 'motion',
    what: `It moves for ever, though the visitor has asked for less motion: ${names.slice(0, 3).join('; ')}.`,
    remedy: 'Put the animation into @media (prefers-reduced-motion: no-preference).',
  }
}

export const focusLost: Unplaced = {
  about: 'keyboard',
  what: 'The focus is not on the page any more, so screen readers say nothing of the arrival.',
  remedy: 'The shell gives it to the h1: do not blur it or put it elsewhere.',
}

export function notBack(to: string): Unplaced {
  return {
    about: 'navigation',
    what: `Whoever wants to go on to ${to} does not get there.`,
    remedy: 'Look for listeners that prevent clicks, and for code that changes the address or the history.',
  }
}

export function stillRunning(count: number): Unplaced {
  return {
    about: 'leak',
    what: `Its timers or animation frames run on when it has gone: ${count} times in a second.`,
    remedy: 'Stop them in the function that the effect returns.',
  }
}

export function leftBehind(lines: readonly string[]): Unplaced {
  return {
    about: 'outside its page',
    what: `The document around the page is not what it was before: ${lines.slice(0, 3).join(' ')}`,
    remedy:
      'Stay inside the page’s own elements, and take back in the function that an effect returns what had to be changed.',
  }
}
