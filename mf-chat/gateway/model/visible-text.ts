/**
 * Characters that nobody sees but that change what others show, or that smuggle text past a reader: controls, overrides of the writing
 * direction, tags, fillers. The joiners stay, since Hindi and Gujarati are written with them, and so does what makes an emoji.
 */
const HIDDEN = /(?!\n|\u200c|\u200d|\ufe0f)[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu

const LINE_ENDS = /\r\n?|[\u2028\u2029\u0085\v\f]/g

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** @returns the text without hidden characters; '' if nothing is left to see */
export function visibleText(text: string): string {
  const visible = text.replace(LINE_ENDS, '\n').replaceAll('\t', ' ').replace(HIDDEN, '').trim()
  return SEEN.test(visible) ? visible : ''
}
