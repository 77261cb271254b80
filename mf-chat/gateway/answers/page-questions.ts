import { readFileSync } from 'node:fs'
import type { SiteDocument } from './documents.ts'
import { titleOf } from './passages.ts'
import type { Question, Term } from './question.ts'
import { createIndex } from './search.ts'
import { plainText, stemsOf, wordsOf } from './tokens.ts'
import { isEmpty, nearStems } from './vocabulary.ts'

/** What a page says to a question that is written down for it (`questions/*.yaml` of an app). */
export interface PageMatch {
  readonly says: readonly string[]
  readonly page: string
  readonly address: string
  readonly title: string
  /** How much the written question, its answer and the visitor's speak of the same: 0 to 1. */
  readonly likeness: number
  /** How much of the visitor's question the written one and its answer speak of: 0 to 1. */
  readonly said: number
  /** Whether that is the visitor's question. */
  readonly isSure: boolean
}

/**
 * What it counts in a likeness that the written question speaks of the visitor's; the rest is the other way
 * round.
 */
const SAID = 0.6
/** What a word counts that stands in the answer only. */
const AROUND = 0.7
/**
 * Factors where one asks for a time and the other for a person, where one asks for nothing of the kind, and
 * for a single word.
 */
const OTHER_KIND = 0.8
const ONE_KIND = 0.93
const SINGLE = 0.9

/**
 * From which likeness on it is the visitor's question, how much of that has to stand in the written question
 * itself, and how far a question with another answer has to be behind: chosen by the rate of wrong answers
 * (decisions/29-facts-then-results.md).
 */
const SURE = 0.9
/** Word for word, it needs no lead. */
const IDENTICAL = 2
const SURE_OWN = 0.9
const LEAD = 0.12

/** Questions that are compared closely. */
const MOST_COMPARED = 40

interface Entry {
  readonly answer: Pick<PageMatch, 'says' | 'page' | 'address' | 'title'>
  readonly ask: string
  readonly kind: unknown
  readonly terms: readonly Term[]
  readonly own: ReadonlySet<string>
  readonly around: ReadonlySet<string>
}

/**
 * @returns a function that finds what pages say to questions like the visitor's: each answer once, the most
 * alike first
 */
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

  function compared(entry: Entry, question: Question, asked: ReadonlySet<string>) {
    const kind = kindOf(question.plain)
    const own = partOf(question.terms, term => likenessIn(term, entry.own))
    const said = partOf(question.terms, term =>
      Math.max(likenessIn(term, entry.own), AROUND * likenessIn(term, entry.around)),
    )
    const back = partOf(entry.terms, term => likenessIn(term, asked))
    const ofKind =
      kind === entry.kind ? 1 : kind === undefined || entry.kind === undefined ? ONE_KIND : OTHER_KIND
    const isSame = entry.ask === wordsOf(question.plain).join(' ')
    const likeness = isSame
      ? IDENTICAL
      : (SAID * said + (1 - SAID) * back) * ofKind * (question.terms.length > 1 ? 1 : SINGLE)
    return { ...entry.answer, own, said, likeness }
  }

  return question => {
    const asked = new Set([...question.terms.flat(), ...stemsOf(question.plain)])
    const alike = index
      .find(question.terms)
      .slice(0, MOST_COMPARED)
      .flatMap(({ id }) => entries[id] ?? [])
      .map(entry => compared(entry, question, asked))
      .toSorted((a, b) => a.likeness - b.likeness)
    // Of questions with one answer the last that is set is the most alike.
    const [first, ...others] = [
      ...new Map(alike.map(each => [each.says.join('\n'), each])).values(),
    ].toSorted((a, b) => b.likeness - a.likeness)
    if (!first) return []
    const next = others.find(({ says }) => !says.some(line => first.says.includes(line)))?.likeness ?? 0
    const isClear = first.likeness - next >= Math.max(LEAD, 0.6 * (1 - first.likeness))
    const isSure =
      isClear &&
      first.own >= SURE_OWN &&
      first.likeness >= SURE &&
      (first.likeness === IDENTICAL || holdsKind(first.says, question))
    return [{ ...first, isSure }, ...others.map(each => ({ ...each, isSure: false }))]
  }
}

/** What a page no longer says, letter by letter, is no answer any more. */
function entriesOn(document: SiteDocument): readonly Entry[] {
  const texts = document.sections.map(({ heading, text }) => `${heading}\n${text}`)
  return (document.questions ?? []).flatMap(({ asks, says }) => {
    if (!says.every(line => texts.some(text => text.includes(line)))) return []
    const anchor = document.sections[texts.findIndex(text => text.includes(says[0] ?? ''))]?.anchor
    const address = document.url + (anchor === undefined ? '' : `#${anchor}`)
    const answer = { says, page: document.url, address, title: titleOf(document) }
    const around = new Set(stemsOf([answer.title, ...says].join(' ')))
    return asks.map(ask => ({
      ask: wordsOf(plainText(ask)).join(' '),
      answer,
      kind: kindOf(ask),
      terms: termsOf(ask),
      own: new Set(stemsOf(ask)),
      around,
    }))
  })
}

function termsOf(ask: string): readonly Term[] {
  const words = wordsOf(plainText(ask))
  const telling = words.filter(word => !isEmpty(word))
  return (telling.length > 0 ? telling : words).flatMap(word => stemsOf(word).map(stem => [stem]))
}

/** 1 for the word itself, less for one that means the same or begins like it. */
function likenessIn(term: Term, stems: ReadonlySet<string>): number {
  if (term.some(stem => stems.has(stem))) return 1
  if (term.some(stem => nearStems(stem).some(near => stems.has(near)))) return NEARLY
  const isBeginning = (one: string, other: string) => one.length >= LEAST_BEGINNING && other.startsWith(one)
  return term.some(stem => [...stems].some(other => isBeginning(stem, other) || isBeginning(other, stem)))
    ? NEARLY
    : 0
}

const NEARLY = 0.8
const LEAST_BEGINNING = 4

/**
 * What kind of thing is asked for (a person, a time), and what an answer to that has to hold: two patterns, a
 * line each, of words/kinds.txt.
 */
const patterns = readFileSync(new URL('words/kinds.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const KINDS = patterns.flatMap((asked, at) =>
  at % 2 === 0 ? [{ asked: new RegExp(asked, 'iu'), held: new RegExp(patterns[at + 1] ?? '', 'u') }] : [],
)

const kindOf = (question: string) => KINDS.find(({ asked }) => asked.test(question))

const holdsKind = (says: readonly string[], { plain }: Question): boolean =>
  kindOf(plain)?.held.test(says.join(' ')) ?? true
