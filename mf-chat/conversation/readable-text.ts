/**
 * The maximum length of a text, in characters; longer texts are cut. Replies have only 2 to 4 lines (product
 * specification, point 7).
 */
export const MAX_TEXT_LENGTH = 8000
/**
 * How many characters of a text are processed. Without this limit, a megabyte of text would block a phone.
 */
const MOST_READ = 8 * MAX_TEXT_LENGTH

/** Matches sequences whose invisible characters are kept, because the text would look wrong without them. */
const NEEDED = [
  // Joiners after letters of Indian scripts and of Urdu: joiners shape these letters.
  /[\u0900-\u0dff\u0620-\u06ff](?:\u200c|\u200d)/,
  // The flags of England, Scotland and Wales: they consist of tag characters.
  /\u{1f3f4}[\u{e0061}-\u{e007a}]{4,6}\u{e007f}/u,
  // Coloured or composed emoji.
  /\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?[\ufe0e\ufe0f]?(?:\u200d(?=\p{Extended_Pictographic}))?/u,
  /[#*0-9]\ufe0f?\u20e3/,
  /\n/,
]

/**
 * Characters that can hide, reorder or smuggle text: controls, direction marks, joiners, fillers, tags, soft
 * hyphens, lone surrogates, and blanks that Unicode does not class as white space.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u

const NEEDED_OR_UNSEEN = new RegExp(
  `(${NEEDED.map(({ source }) => source).join('|')})|${UNSEEN.source}`,
  'gu',
)

/** Matches more than four combining marks in a row, which overlap the lines above and below. */
const PILED_MARKS = /(\p{M}{4})\p{M}+/gu

const SEEN = /[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u

/**
 * Makes a text safe to show: no invisible characters, no runs of blanks, one kind of line ending, limited
 * length. Idempotent.
 * @returns '' if nothing is visible
 */
export function sanitizeText(text: string): string {
  const readable = text
    .slice(0, MOST_READ)
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(NEEDED_OR_UNSEEN, '$1')
    .replace(PILED_MARKS, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return SEEN.test(readable) ? shortened(readable) : ''
}

function shortened(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text
  // Remove half a surrogate pair, which the cut may leave at the end.
  return `${text.slice(0, MAX_TEXT_LENGTH - 1).replace(/\p{Cs}$/u, '')}…`
}
