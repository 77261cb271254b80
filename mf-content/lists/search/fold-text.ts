import type { SanitisedHtml } from '@kutuhal/contract'
import { removeInvisibleCharacters } from '@kutuhal/ui/visible-text.ts'

/** What people type, and the typographic characters and special letters, such as ø, that it replaces. */
const TYPED = Object.entries({
  "'": '‘’‚‛‹›´`ʹʻʼʽˈ′‵',
  '"': '“”„‟«»″‶ʺ˝〝〞〟',
  '-': '‐‑‒–—―−⁃﹘',
  ' x ': '×✕✖⨯',
  ' rs ': '₹',
  '...': '⋯',
  '/': '÷∕',
  '*': '∗',
  ':': '∶',
  '->': '→➔➜⟶',
  '<-': '←⟵',
  '<->': '↔',
  '=>': '⇒',
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
  '+-': '±',
  '~': '≈',
  u: 'µ',
  ss: 'ß',
  ae: 'æÆ',
  oe: 'œŒ',
  o: 'øØ',
  l: 'łŁ',
  d: 'đĐ',
  i: 'ı',
})

const typedFor = new Map(TYPED.flatMap(([typed, signs]) => Array.from(signs, sign => [sign, typed] as const)))

/** For Devanagari and Gujarati: the code minus 6 ends in the digit's value (the lowest four bits). */
const digit = (like: string): string => String((like.charCodeAt(0) - 6) & 15)

/** Query and text are both folded, so that spelling variants match. Blanks at the ends stay. */
export const foldText = (text: string): string =>
  removeInvisibleCharacters(text)
    .replace(/(\d)(?=[¼-¾⅐-⅞])/g, '$1 ')
    .replace(/`|\P{ASCII}/gu, sign => typedFor.get(sign) ?? sign)
    // Full-width forms, ligatures, fractions and superscripts become plain; accents and nuktas are separated.
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u0abc]/g, '')
    .replace(/[०-९૦-૯]/g, digit)
    .replaceAll('⁄', '/')
    // Most people do not type the degree sign.
    .replaceAll('°', ' ')
    .toLowerCase()
    // Texts with several spellings get one: x^2, a dash as --, 5x5 or 5 * 5, Rs. 5 or Rs5, 5 degrees C.
    .replace(/\^+(?=\d)/g, '')
    .replace(/-+/g, '-')
    .replace(/(\d) ?(?:\*|x(?=[ \d]|$)) ?/g, '$1 x ')
    .replace(/\brs\.? ?(?=\d|$)/g, 'rs ')
    .replace(/(\d) ?deg(?:rees?)?\.? ?(?=c\b)/g, '$1 ')
    .replace(/\s+/g, ' ')

/** @returns empty if everything matches */
export const foldQuery = (typed: string): string => foldText(typed).trim()

/** Without tags, and with decoded character references. */
export function htmlToText({ sanitisedHtml }: SanitisedHtml): string {
  return sanitisedHtml
    .replace(/<\/?(?:a|strong|em|code)\b[^>]*>/g, '') // Tags such as <em> can be inside words, so remove them without a blank.
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: keyof typeof characters) => characters[name])
    .replace(/\s+/g, ' ')
    .trim()
}

const characters = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
