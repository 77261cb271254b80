import { site, telephoneLink } from '@kutuhal/contract'
import type { PageLink } from './answer.ts'

export type TextPart =
  | { readonly kind: 'text'; readonly text: string }
  /** `path` is set for a page of this site. All other links are ways to contact the company. */
  | { readonly kind: 'link'; readonly text: string; readonly href: string; readonly path?: string }

/**
 * A path on this site: lower-case words, digits and hyphens, an optional anchor, at most as long as ours. It
 * must not continue as something else, such as /file.pdf, in any script.
 */
const SITE_PATH = String.raw`\/[a-z0-9](?:[a-z0-9/#-]{0,98}[a-z0-9])?(?![\p{L}\p{M}\p{N}_@%\\]|[/#-]+[\p{L}\p{N}_]|[.:][\p{L}\p{N}_])`

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** The company's own, however the number is grouped, and as no part of a longer one. */
const PHONE = String.raw`${[...site.phone.replaceAll(' ', '')].map(literally).join('[ -]?')}(?!\p{N})`
const EMAIL = String.raw`${literally(site.email)}(?![\p{L}\p{N}@_-]|\.[\p{L}\p{N}])`

/** Where the office is leads to how to get there. */
const { street, area } = site.address
const PLACE = literally(`${street}, ${area}`)
const VISIT = '/contact#contact-visit'

const LINKS = new RegExp(`(${SITE_PATH})|(${PHONE})|(${EMAIL})|(${PLACE})`, 'gu')

/** What stands right before it must not make it a part of something else either (https://…, and/or). */
const BEFORE_PATH = /^$|[\s(“"']$/
const BEFORE_OTHERS = /[\p{L}\p{N}._%+-]$/u

/**
 * Splits a reply into plain text and links: pages of this site, the company's phone, e-mail and address.
 * Nothing else becomes one.
 * @param pages whose addresses are shown as their titles
 */
export function textParts(text: string, pages: readonly PageLink[] = []): readonly TextPart[] {
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

/** Scripts by which a text tells its language on this site, and how much of each a text has. */
const SCRIPTS = [
  ['hi', /\p{Script=Devanagari}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
] as const

/**
 * The language for screen readers, where the script of a text tells it. Addresses of pages do not count.
 * @returns a BCP 47 tag; nothing for all the rest, which is read in the language of the page
 */
export function languageOf(text: string): 'hi' | 'gu' | undefined {
  const words = textParts(text)
    .map(part => (part.kind === 'text' ? part.text : ''))
    .join('')
  const latin = amountOf(words, /\p{Script=Latin}/gu)
  const [most] = SCRIPTS.map(([language, script]) => ({ language, amount: amountOf(words, script) })).sort(
    (a, b) => b.amount - a.amount,
  )
  return most && most.amount > latin ? most.language : undefined
}

const amountOf = (text: string, script: RegExp): number => text.match(script)?.length ?? 0
