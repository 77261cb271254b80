import type { Facts } from '../facts/facts.ts'
import { sentencesOf } from '../passages/sentences.ts'

interface FoundSentence {
  readonly sentence: string
  /** The one that follows, if the section goes on. */
  readonly next: string | undefined
  readonly page: string
}

/** The first sentence of some pages, or of any, that says something. */
export function sentenceWith(
  { pages }: Facts,
  saying: RegExp,
  among: readonly string[] = [...pages.keys()],
): FoundSentence | undefined {
  for (const url of among) {
    for (const { text, anchor } of pages.get(url)?.sections ?? []) {
      const sentences = sentencesOf(text)
      const at = sentences.findIndex(each => saying.test(each))
      const sentence = sentences[at]
      if (sentence !== undefined)
        return { sentence, next: sentences[at + 1], page: anchor === undefined ? url : `${url}#${anchor}` }
    }
  }
  return undefined
}
