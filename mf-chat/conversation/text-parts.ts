import { site, telephoneLink } from '@kutuhal/contract'
import type { PageLink } from './answer.ts'

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  /** A link; `path` is set if it leads to a page of this site. All others are ways to contact the company. */
  | { readonly kind: 'link'; readonly text: string; readonly href: string; readonly path?: string }

/**
 * Matches a path on this site: up to 100 lower-case letters, digits, hyphens and slashes, perhaps with an
 * anchor. No letter or digit of any script may follow, because /courses.pdf is not our /courses.
 */
const SITE_PATH = String.raw`\/[a-z0-9](?:[a-z0-9/#-]{0,98}[a-z0-9])?(?![\p{L}\p{M}\p{N}_@%\\]|[/#-]+[\p{L}\p{N}_]|[.:][\p{L}\p{N}_])`

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Matches the company's phone number in any grouping, but not as part of a longer number. */
const PHONE = String.raw`${[...site.phone.replaceAll(' ', '')].map(literally).join('[ -]?')}(?!\p{N})`
const EMAIL = String.raw`${literally(site.email)}(?![\p{L}\p{N}@_-]|\.[\p{L}\p{N}])`

/** The office's address. In a reply, the address becomes a link to the directions. */
const { street, area } = site.address
const PLACE = literally(`${street}, ${area}`)
const VISIT = '/contact#contact-visit'

const LINKS = new RegExp(`(${SITE_PATH})|(${PHONE})|(${EMAIL})|(${PLACE})`, 'gu')

/**
 * Matches what may precede a path, to exclude text that only contains a slash, such as https://… and
 * “and/or”.
 */
const BEFORE_PATH = /^$|[\s(“"']$/
const BEFORE_OTHERS = /[\p{L}\p{N}._%+-]$/u

/**
 * Splits a reply into plain text and links: pages of this site, the company's phone, e-mail and address.
 * Nothing else becomes a link.
 * @param pages the pages that are shown by title instead of by address
 */
export function parseTextParts(text: string, pages: readonly PageLink[] = []): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(LINKS)) {
    const [found, path, phone, email] = match
    const before = text.slice(Math.max(0, match.index - 1), match.index)
    if (path === undefined ? BEFORE_OTHERS.test(before) : !BEFORE_PATH.test(before)) continue
    parts.push({ kind: 'text', text: text.slice(end, match.index) })
    if (path !== undefined) {
      const title = pages.find(({ address }) => address === path)?.title
      parts.push({ kind: 'link', text: title ?? path, href: path, path })
    } else if (phone !== undefined) parts.push({ kind: 'link', text: found, href: telephoneLink })
    else if (email !== undefined) parts.push({ kind: 'link', text: found, href: `mailto:${site.email}` })
    else parts.push({ kind: 'link', text: found, href: VISIT, path: VISIT })
    end = match.index + found.length
  }
  parts.push({ kind: 'text', text: text.slice(end) })
  return parts.filter(part => part.text !== '')
}

/**
 * The text's language for screen readers, if the script identifies it. Page addresses do not count.
 * @returns a BCP 47 tag; nothing for other texts, which are read in the page's language
 */
export function detectLanguage(text: string): 'hi' | 'gu' | undefined {
  const words = parseTextParts(text)
    .map(part => (part.kind === 'text' ? part.text : ''))
    .join('')
  const lettersIn = (script: RegExp) => words.match(script)?.length ?? 0
  const [hindi, gujarati] = [lettersIn(/\p{Script=Devanagari}/gu), lettersIn(/\p{Script=Gujarati}/gu)]
  if (Math.max(hindi, gujarati) <= lettersIn(/\p{Script=Latin}/gu)) return undefined
  return hindi >= gujarati ? 'hi' : 'gu'
}
