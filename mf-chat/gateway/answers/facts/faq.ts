import { meaningsOf } from '../asked/meanings.ts'
import type { Topic } from '../asked/lexicon.ts'
import { plainText, wordsOf } from '../asked/tokens.ts'
import type { SiteDocument } from '../documents.ts'
import { sentencesOf } from '../passages/sentences.ts'
import { textIn, thingIn, thingsIn, thingsOf } from './things.ts'

/** A question that the site itself answers. */
export interface FaqEntry {
  readonly question: string
  readonly answer: readonly string[]
  readonly topics: readonly Topic[]
  readonly address: string
}

export function faqIn(documents: readonly SiteDocument[]): readonly FaqEntry[] {
  return thingsOf(documents, 'FAQPage').flatMap(({ thing, page }) =>
    thingsIn(thing, 'mainEntity').flatMap(entry => {
      const [question, answer] = [textIn(entry, 'name'), textIn(thingIn(entry, 'acceptedAnswer'), 'text')]
      if (question === undefined || answer === undefined) return []
      const topics = meaningsOf(wordsOf(plainText(question)), {
        isWord: () => true,
        wordsLike: () => [],
      }).flatMap(each => each.topics)
      return { question, answer: sentencesOf(answer), topics, address: page }
    }),
  )
}
