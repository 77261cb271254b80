import type { Unplaced } from '../state-findings.ts'
import type { PageLink } from './look.ts'

const TO_THE_TOP = /\b(top|start|beginning|up)\b|↑/i

/** Links that look like some and lead nowhere, or nowhere safe. */
export function scriptlessLinks(links: readonly PageLink[]): Unplaced[] {
  return links.flatMap(({ label, written }): Unplaced[] => {
    const href = written?.trim() ?? ''
    const isTop = href === '#' && TO_THE_TOP.test(label)
    if (written === null ? true : (href === '' || href === '#') && !isTop)
      return written === null ? [] : [nowhere(label, href)]
    if (/^javascript:/i.test(href)) return [nowhere(label, href)]
    if (/^http:\/\/(?!localhost|127\.)/i.test(href)) return [insecure(label, href)]
    return []
  })
}

function nowhere(label: string, href: string): Unplaced {
  return {
    about: 'links',
    what: `The link “${label}” leads nowhere (href="${href}").`,
    remedy: 'Give it an address, or make it a button.',
  }
}

function insecure(label: string, href: string): Unplaced {
  return {
    about: 'links',
    what: `The link “${label}” leads to an address without encryption: ${href}`,
    remedy: 'Write https.',
  }
}
