import type { AnswerOutcome, KnowledgeBase } from '../../gateway/answers/knowledge.ts'
import type { TestQuestion } from './questions.ts'

/**
 * `right`: all required facts, or a correct refusal. `partly`: some facts. `unknown`: no claim, although the
 * site has the facts. `wrong`: a false claim.
 */
export const VERDICTS = ['right', 'partly', 'unknown', 'wrong'] as const
type Verdict = (typeof VERDICTS)[number]

/** The parts of an answer that decide its verdict. */
type JudgedAnswer = Pick<AnswerOutcome, 'answer' | 'text'>

/**
 * Compares an answer with the facts that the test question requires.
 * @returns the verdict
 */
function judgeAnswer(
  { refusal, must, mustNot }: Pick<TestQuestion, 'refusal' | 'must' | 'mustNot'>,
  { text, answer: { kind } }: JudgedAnswer,
): Verdict {
  const saidIn = (told: string) =>
    must.filter(wordings => wordings.some(wording => says(told, wording))).length
  const isBad = mustNot.some(wording => containsWording(text, wording))
  if (kind !== 'answer') {
    const isRight = refusal !== 'no' && !isBad && (refusal === 'may' || saidIn(text) === must.length)
    return isRight ? 'right' : 'unknown'
  }
  if (isBad) return 'wrong'
  if (must.length > 0 && saidIn(text) === must.length) return 'right'
  return refusal === 'no' && saidIn(text) > 0 ? 'partly' : 'wrong'
}

/**
 * Whether a text contains a wording. Page addresses do not count: "/courses#course-iot" does not contain IoT.
 */
function says(text: string, wording: string): boolean {
  return containsWording(wording.startsWith('/') ? text : text.replace(/(?<!\S)\(?\/[a-z]\S*/gu, ''), wording)
}

/**
 * Whether a text contains a wording, ignoring case, blanks, thousands separators, curly quotes, long dashes
 * and Indian digits. Numbers must match whole ("99" is not in "599" or "99.5"); words must match from their
 * beginning ("refund" is in "refunds", "arm" is not in "warm").
 */
function containsWording(text: string, wording: string): boolean {
  const letters = [...plain(wording).replace(/\s/gu, '')]
  const pattern = letters.map(literally).join('\\s*')
  return new RegExp(before(letters.at(0)) + pattern + after(letters.at(-1)), 'u').test(plain(text))
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[०-९]/gu, digit => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))
    .replace(/[૦-૯]/gu, digit => String(digit.charCodeAt(0) - '૦'.charCodeAt(0)))
    .replace(/(?<=\d),(?=\d{2,3})/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(/[\u2010-\u2015]/gu, '-')
}

const literally = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|]/u, '\\$&')

const isDigit = (letter = '') => /\d/u.test(letter)
const isLetter = (letter = '') => /[\p{L}\p{M}]/u.test(letter)

function before(first: string | undefined): string {
  if (isDigit(first)) return '(?<!\\d|\\d\\.)'
  return isLetter(first) ? '(?<![\\p{L}\\p{M}])' : ''
}

const after = (last: string | undefined) => (isDigit(last) ? '(?!\\d|\\.\\d)' : '')

/**
 * Adds the answer's facts in English, in which most required wordings are written. A test of the word lists
 * holds that they name the same numbers.
 */
export function withEnglish(ask: string, outcome: AnswerOutcome, answer: KnowledgeBase['answer']): AnswerOutcome {
  if (outcome.answer.kind !== 'answer') return outcome
  const { lines } = answer(ask, 'en').answer
  const { answer: own, text } = outcome
  return { ...outcome, text: `${text}\n${lines.join('\n')}`, answer: { ...own, lines: [...own.lines, ...lines] } }
}

export interface QuestionResult {
  readonly question: TestQuestion
  readonly outcome: AnswerOutcome
  readonly verdict: Verdict
  /** How long the answer took; ms. */
  readonly took: number
}

export function askAllQuestions(questions: readonly TestQuestion[], { answer }: KnowledgeBase): readonly QuestionResult[] {
  return questions.map(question => {
    const start = performance.now()
    const outcome = answer(question.ask)
    const took = performance.now() - start
    return { question, outcome, verdict: judgeAnswer(question, withEnglish(question.ask, outcome, answer)), took }
  })
}

/** @returns the share of questions that got one of the given verdicts: 0 to 1 */
export const calculateVerdictShare = (asked: readonly QuestionResult[], ...verdicts: readonly Verdict[]): number =>
  asked.filter(each => verdicts.includes(each.verdict)).length / asked.length
