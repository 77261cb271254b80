import type { Question } from '../asked/question.ts'
import type { PageQuestion, SiteDocument } from '../documents.ts'
import type { Reply } from '../intents/intent.ts'
import { kindAsked, lacksKind } from './expected.ts'
import { createSentenceSearch, type FoundSentence } from './sentence-search.ts'
import { contentWords } from './words.ts'

/** What the site says to a question that is written down and like the visitor's. */
export interface WrittenAnswer extends Reply {
  /** Whether that is the visitor's question, and no other one is nearly as much like it. */
  readonly isSure: boolean
}

/**
 * Makes a function that finds the written question which is most like a visitor's.
 * @param documents what a page does not say any more, letter by letter, is left out
 */
export function createWrittenQuestions(
  documents: readonly SiteDocument[],
): (question: Question, words: readonly string[]) => WrittenAnswer | undefined {
  const answers = documents.flatMap(document =>
    (document.questions ?? []).flatMap(each => answerTo(each, document) ?? []),
  )
  const search = createSentenceSearch(
    answers.map(({ asks, title, reply }, id) => ({
      id,
      address: reply.page,
      page: reply.page,
      title,
      heading: '',
      // What stands above a sentence counts nearly as much as the sentence: the answer names what is asked, too.
      above: reply.lines.join(' '),
      sentences: asks,
    })),
  )

  function likenessOf(
    { passage, at, said }: FoundSentence,
    { plain }: Question,
    words: readonly string[],
  ): number {
    const written = passage.sentences[at]?.toLowerCase() ?? ''
    const back = search.partOf(contentWords(written), [plain, ...words].join(' '))
    const [here, there] = [kindAsked(plain), kindAsked(written)]
    const fit = here === there ? 1 : here !== undefined && there !== undefined ? OTHER_KIND : ONE_KIND
    return (SAID * said + (1 - SAID) * back) * fit
  }

  return (question, words) => {
    const alike = search
      .find(words)
      .slice(0, MOST_COMPARED)
      .map(found => ({ ...answers[found.passage.id], likeness: likenessOf(found, question, words) }))
      .toSorted((a, b) => b.likeness - a.likeness)
    const [best] = alike
    if (!best?.reply || best.likeness < ALIKE) return undefined
    const { reply, likeness } = best
    const next = alike.find(other => !other.reply?.lines.some(line => reply.lines.includes(line)))
    const lead = likeness - (next?.likeness ?? 0)
    const isSure = likeness >= SURE && lead >= leadFor(likeness) && !lacksKind(reply.lines, question.plain)
    return { ...reply, isSure }
  }
}

/** Written questions that are compared closely. */
const MOST_COMPARED = 60

/** What it counts that the written question speaks of the visitor's; the rest is that the visitor's speaks of the written one. */
const SAID = 0.6

/** Factors where one question asks for a time and the other one for a person, or for nothing of the kind. */
const OTHER_KIND = 0.85
const ONE_KIND = 0.95

/** From which likeness on it is shown as what comes nearest, and from which on it is told. */
const ALIKE = 0.5
const SURE = 0.85

/** How far ahead of a question with another answer: the less alike two questions are, the more. */
const leadFor = (likeness: number): number => Math.max(0.05, 0.6 * (1 - likeness))

interface Answer {
  readonly asks: readonly string[]
  readonly title: string
  readonly reply: Reply & { readonly page: string }
}

function answerTo({ asks, says }: PageQuestion, { url, title, sections }: SiteDocument): Answer | undefined {
  const texts = sections.map(({ heading, text }) => `${heading}\n${text}`)
  if (!says.every(each => texts.some(text => text.includes(each)))) return undefined
  const anchor = sections[texts.findIndex(text => text.includes(says[0] ?? ''))]?.anchor
  const page = url + (anchor === undefined ? '' : `#${anchor}`)
  return { asks, title: title.split(' | ')[0] ?? title, reply: { lines: says, page } }
}
