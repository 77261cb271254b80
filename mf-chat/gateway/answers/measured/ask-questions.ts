/**
 * Asks the assistant all questions that it is measured by: `ask-questions.ts <documents.json> [--failures] [--aside]`. Called by
 * `npm run assistant:questions` (shared/tooling/testing/assistant-questions.ts), which knows where the site that is live lies.
 */
import { asideFolder, readQuestions, tunedFolder } from '../../questions/questions.ts'
import { readDocuments } from '../documents.ts'
import { createKnowledge } from '../knowledge.ts'
import { askAll, tallied, type Asked } from './tally.ts'

const [file, ...options] = process.argv.slice(2)
if (file === undefined)
  throw new Error('Which documents? ask-questions.ts <documents.json> [--failures] [--aside]')
const isAside = options.includes('--aside')

const documents = await readDocuments(file)
const start = performance.now()
const knowledge = createKnowledge(documents)
const ready = performance.now() - start
const asked = askAll(readQuestions(isAside ? asideFolder : tunedFolder), knowledge)

// What is kept aside is for counting only: who reads it tunes for it.
if (options.includes('--failures') && !isAside)
  for (const each of asked) if (each.verdict !== 'right') console.log(failure(each))
console.log(table(asked))
const times = asked.map(({ took }) => took).toSorted((a, b) => a - b)
console.log(
  `\nReady after ${ready.toFixed(0)} ms; an answer took ${middle(times).toFixed(1)} ms (median), ${(times[Math.floor(times.length * 0.99)] ?? 0).toFixed(1)} ms (99 of 100).`,
)

function failure({ question: { file, ask, must, mustNot }, answer, verdict }: Asked): string {
  const wanted = [...must.map(([wording = '']) => wording), ...mustNot.map(wording => `not ${wording}`)].join(
    ', ',
  )
  return `${verdict.toUpperCase()}  ${ask}   (${file}; by ${answer.by})\n  wanted: ${wanted || 'an honest don’t-know'}\n  ${answer.text.replaceAll('\n', '\n  ')}\n`
}

function table(all: readonly Asked[]): string {
  const rows = [...tallied(all)].map(([name, { right, near, partly, unknown, wrong }]) => {
    const asked = right + near + partly + unknown + wrong
    return [
      ...[name, asked, right, near, partly, unknown, wrong],
      ...[percent(right, asked), percent(right + near, asked), percent(wrong, asked)],
    ]
  })
  const head = ['', 'asked', 'right', 'near', 'partly', 'don’t-know', 'wrong', 'right', 'with near', 'wrong']
  return [head, ...rows]
    .map(
      ([name = '', ...cells]) =>
        String(name).padEnd(18) + cells.map(cell => String(cell).padStart(11)).join(''),
    )
    .join('\n')
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
