import type { SiteDocument } from './documents.ts'
import { titleOf } from './passages.ts'
import type { Question, Term } from './question.ts'
import { createIndex } from './search.ts'
import { plainText, stemsOf, wordsOf } from './tokens.ts'
import { isEmpty, isLight, kindOf, nearStems, turnsIn } from './vocabulary.ts'

/** A page's answer to a written question (`questions/*.yaml` of an app). */
export interface PageMatch {
  readonly says: readonly string[]
  readonly page: string
  readonly address: string
  readonly title: string
  /** How well the written question and its answer match the visitor's question: 0 to 1. */
  readonly likeness: number
  /** How much of the visitor's question the written one and its answer cover: 0 to 1. */
  readonly said: number
  /** Whether it is surely the visitor's question. */
  readonly isConfident: boolean
}

/** Weight of how much of the visitor's question is covered; the rest is for the reverse. */
const SAID = 0.6
/** Weight of a word that is only in the answer. */
const AROUND = 0.7

/** The likeness at which it counts as the visitor's question, and the lead over others: see decision 29. */
const SURE = 0.9
const LEAD = 0.12
/** An identical question needs no lead. */
const IDENTICAL = 2
/** A question about one word, such as “the principal”, may ask anything about it. */
const LEAST_TELLING = 2

/** A row of a table, or a line that refers to the sentence before it, is no answer on its own. */
const isPart = (line: string): boolean => /: [^:]*: |^(This one|These|Those|Until then)\b/.test(line)

/** The most questions compared in detail. */
const MOST_COMPARED = 40

interface Entry extends Manner {
  readonly answer: Pick<PageMatch, 'says' | 'page' | 'address' | 'title'>
  readonly ask: string
  readonly terms: readonly Term[]
  readonly own: ReadonlySet<string>
  readonly around: ReadonlySet<string>
}

/** How a question is asked. Two questions that differ here are different, even in the same words. */
interface Manner {
  /** A person, a time, a reason and so on: see words/kinds.txt. */
  readonly kind: string | undefined
  readonly turns: readonly string[]
  /** Whom the question names first: “can you visit” is not “can I visit”. */
  readonly role: 'asking' | 'asked' | undefined
}

/** @returns a function that finds what pages say to similar questions, the most similar first */
export function createPageQuestions(
  documents: readonly SiteDocument[],
): (question: Question) => readonly PageMatch[] {
  const entries = documents.flatMap(entriesOn)
  const index = createIndex(
    entries.map(({ own }) => ({ ask: [...own] })),
    { ask: 1 },
  )

  function partOf(terms: readonly Term[], strengthOf: (term: Term) => number): number {
    const whole = terms.reduce((sum, term) => sum + index.weightOf(term), 0)
    const part = terms.reduce((sum, term) => sum + index.weightOf(term) * strengthOf(term), 0)
    return whole === 0 ? 0 : part / whole
  }

  return question => {
    const asked = new Set([...question.terms.flat(), ...stemsOf(question.plain)])
    const manner = mannerOf(question.plain)
    const ask = wordsOf(question.plain).join(' ')
    const telling = question.terms.filter(term => !term.every(isLight)).length

    function compared(entry: Entry) {
      const own = partOf(question.terms, term => likenessIn(term, entry.own))
      const said = partOf(question.terms, term =>
        Math.max(likenessIn(term, entry.own), AROUND * likenessIn(term, entry.around)),
      )
      const back = partOf(entry.terms, term => likenessIn(term, asked))
      const likeness = entry.ask === ask ? IDENTICAL : SAID * said + (1 - SAID) * back
      const isSame =
        likeness === IDENTICAL ||
        (telling >= LEAST_TELLING &&
          own >= SURE &&
          likeness >= SURE &&
          isLike(manner, entry) &&
          !entry.answer.says.some(isPart))
      return { ...entry.answer, said, likeness, isSame }
    }

    const alike = index
      .find(question.terms)
      .slice(0, MOST_COMPARED)
      .flatMap(({ id }) => entries[id] ?? [])
      .map(compared)
      .toSorted((a, b) => a.likeness - b.likeness)
    // Sorted by likeness: for questions with the same answer, the map keeps the last, most similar one.
    const [first, ...others] = [
      ...new Map(alike.map(each => [each.says.join('\n'), each])).values(),
    ].toSorted((a, b) => b.likeness - a.likeness)
    if (!first) return []
    const next = others.find(({ says }) => !says.some(line => first.says.includes(line)))?.likeness ?? 0
    const isClear = first.likeness - next >= Math.max(LEAD, 0.6 * (1 - first.likeness))
    return [
      { ...first, isConfident: first.isSame && isClear },
      ...others.map(each => ({ ...each, isConfident: false })),
    ]
  }
}

/** Leaves out answers that are no longer verbatim on the page. */
function entriesOn(document: SiteDocument): readonly Entry[] {
  const texts = document.sections.map(({ heading, text }) => `${heading}\n${text}`)
  return (document.questions ?? []).flatMap(({ asks, says }) => {
    if (!says.every(line => texts.some(text => text.includes(line)))) return []
    const anchor = document.sections[texts.findIndex(text => text.includes(says[0] ?? ''))]?.anchor
    const address = document.url + (anchor === undefined ? '' : `#${anchor}`)
    const answer = { says, page: document.url, address, title: titleOf(document) }
    const around = new Set(stemsOf([answer.title, ...says].join(' ')))
    return asks.map(text => {
      const words = wordsOf(plainText(text))
      const telling = words.filter(word => !isEmpty(word))
      const terms = (telling.length > 0 ? telling : words).flatMap(word => stemsOf(word).map(stem => [stem]))
      const own = new Set(stemsOf(text))
      return { answer, ask: words.join(' '), terms, own, around, ...mannerOf(plainText(text)) }
    })
  })
}

function mannerOf(plain: string): Manner {
  const [, asking, asked] = /\b(?:(i|we|my|our|me|us)|(you|your))\b/.exec(plain) ?? []
  const role = asking !== undefined ? 'asking' : asked !== undefined ? 'asked' : undefined
  return { kind: kindOf(plain), turns: turnsIn(wordsOf(plain)), role }
}

const isLike = (visitors: Manner, written: Manner): boolean =>
  visitors.kind === written.kind &&
  visitors.turns.every(turn => written.turns.includes(turn)) &&
  written.turns.includes('not') === visitors.turns.includes('not') &&
  (visitors.role ?? written.role) === (written.role ?? visitors.role)

/** 1 for the word itself, less for a synonym or a longer word. */
function likenessIn(term: Term, stems: ReadonlySet<string>): number {
  if (term.some(stem => stems.has(stem))) return 1
  const isBeginning = (one: string, other: string) => one.length >= LEAST_BEGINNING && other.startsWith(one)
  const isNear = (stem: string) =>
    nearStems(stem).some(near => stems.has(near)) ||
    [...stems].some(other => isBeginning(stem, other) || isBeginning(other, stem))
  return term.some(isNear) ? NEARLY : 0
}

const NEARLY = 0.8
const LEAST_BEGINNING = 4
