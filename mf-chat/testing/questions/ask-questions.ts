/**
 * Asks the assistant its test questions: `ask-questions.ts <documents.json> [--failures] [--aside]`.
 * `--failures` prints failed questions, `--aside` asks the held-out questions. `npm run lab --
 * assistant-questions` calls this with the live site's documents.
 */
import { readDocuments } from '../../gateway/answers/documents.ts'
import { createKnowledgeBase } from '../../gateway/answers/knowledge.ts'
import { heldOutQuestionsFolder, readQuestions, tuningQuestionsFolder } from './questions.ts'
import { askAllQuestions, calculateVerdictShare, VERDICTS, type QuestionResult } from './verdict.ts'

const [file, ...options] = process.argv.slice(2)
if (file === undefined)
  throw new Error('Which documents? ask-questions.ts <documents.json> [--failures] [--aside]')
const isAside = options.includes('--aside')

const documents = await readDocuments(file)
const start = performance.now()
const knowledge = createKnowledgeBase(documents)
const ready = performance.now() - start
const asked = askAllQuestions(readQuestions(isAside ? heldOutQuestionsFolder : tuningQuestionsFolder), knowledge)

// Do not print the failures of held-out questions: the answers would then be tuned for these questions.
if (options.includes('--failures') && !isAside)
  for (const each of asked) if (each.verdict !== 'right') console.log(failure(each))

const files = [...new Set(asked.map(({ question }) => question.file))]
const rows = files.map(name =>
  row(
    name,
    asked.filter(({ question }) => question.file === name),
  ),
)
const head = ['', 'asked', ...VERDICTS, 'right', 'wrong']
for (const [name = '', ...cells] of [head, ...rows, row('all', asked)])
  console.log(name.padEnd(20) + cells.map(cell => cell.padStart(10)).join(''))

const times = asked.map(({ took }) => took).toSorted((a, b) => a - b)
const timeAt = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1)
console.log(
  `\nReady after ${ready.toFixed(0)} ms; an answer took ${timeAt(0.5)} ms (median), ${timeAt(0.99)} ms (99 of 100).`,
)

function row(name: string, all: readonly QuestionResult[]): readonly string[] {
  const counts = VERDICTS.map(verdict => all.filter(each => each.verdict === verdict).length)
  const shares = [calculateVerdictShare(all, 'right'), calculateVerdictShare(all, 'wrong')]
  return [
    name,
    ...[all.length, ...counts].map(String),
    ...shares.map(share => `${(100 * share).toFixed(1)} %`),
  ]
}

function failure({
  question: { file: of, ask, must, mustNot },
  outcome: { by, text },
  verdict,
}: QuestionResult): string {
  const wanted = [...must.map(([wording = '']) => wording), ...mustNot.map(wording => `not ${wording}`)].join(
    ', ',
  )
  return `${verdict.toUpperCase()}  ${ask}   (${of}; by ${by})\n  wanted: ${wanted || 'an honest don’t-know'}\n  ${text.replaceAll('\n', '\n  ')}\n`
}
