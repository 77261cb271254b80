/**
 * Each answer must be timely, complete and in order; otherwise the process (program.mjs) has failed. No
 * failure affects other releases.
 */
import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { z } from 'zod'
import { tryParseJson } from '../../store/files/read-limited.ts'
import { responseEnvelopeSchema } from './answers.ts'
import { createSandbox } from './sandboxes.ts'
import { toPrintableText } from './plain-text.ts'

export interface SandboxProcess {
  /** @throws ReleaseCodeError if the release's code throws; Error if the process breaks the protocol */
  ask<Shape extends z.ZodType>(
    ask: string,
    given: object,
    shape: Shape,
  ): Promise<SandboxResponse<z.output<Shape>>>
  close(): void
}

export interface SandboxResponse<Result> {
  readonly result: Result
  /** To the console, during the request. */
  readonly lines: readonly string[]
}

export class ReleaseCodeError extends Error {
  readonly lines: readonly string[]
  constructor(message: string, lines: readonly string[]) {
    super(message)
    this.lines = lines
  }
}

/** Far above the needs of the largest site tried: its 5,000 articles took 20 s and 7 million characters. */
const defaultLimits = {
  /** Ms. A page has its own, much shorter limit. */
  answerMs: 15_000,
  /** For all answers together; ms. */
  allMs: 300_000,
  /** Characters. */
  answerLength: 50_000_000,
  /** Of all answers together, which stay in memory until they are written; characters. */
  allLength: 1_000_000_000,
}

export type SandboxProcessLimits = Readonly<typeof defaultLimits>

/** Of the kept console output; characters. */
const LAST_WORDS = 2000

type Answer = z.infer<typeof responseEnvelopeSchema>

interface Question {
  readonly id: number
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

export function startSandboxProcess({
  answerMs,
  allMs,
  answerLength,
  allLength,
}: SandboxProcessLimits = defaultLimits): SandboxProcess {
  const [program = '', ...args] = createSandbox().command
  // The local time zone would be visible in documents.
  const child = spawn(program, args, { env: { TZ: 'UTC' }, cwd: '/', stdio: 'pipe' })
  const handles = [child, ...[child.stdin, child.stdout, child.stderr].filter(pipe => pipe instanceof Socket)]
  const waiting: Question[] = []
  let asked = 0
  let failure: Error | undefined
  let lastWords = ''
  let unread = ''
  let length = 0
  let leftMs = allMs
  let watch: { readonly since: number; readonly timer: NodeJS.Timeout } | undefined

  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const [first = '', ...rest] = chunk.split('\n')
    unread += first
    for (const next of rest) {
      hear(unread)
      unread = next
    }
    if (unread.length > answerLength) fail(`It answers with more than ${answerLength / 1e6} MB.`)
    length += chunk.length
    if (length > allLength) fail(`Its answers together have more than ${allLength / 1e6} MB.`)
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    lastWords = (lastWords + chunk).slice(-LAST_WORDS)
  })
  // The end of the process rejects all requests.
  child.stdin.on('error', () => undefined)
  child.on('error', error => fail(`Its process could not be started: ${error.message}.`))
  child.on('close', (code, signal) => fail(endOf(code, signal, lastWords)))
  hold(false)

  function hear(line: string): void {
    const [question] = waiting
    const { data: answer } = responseEnvelopeSchema.safeParse(tryParseJson(line))
    if (!question || answer?.id !== question.id)
      return fail('It answers with something else than it was asked for.')
    waiting.shift()
    rest()
    question.resolve(answer)
  }

  function fail(why: string): void {
    failure ??= new Error(why)
    for (const { reject } of waiting.splice(0)) reject(failure)
    rest()
    child.kill('SIGKILL')
  }

  /** Also starts the time limit of the next answer, if a request is waiting. */
  function rest(): void {
    if (watch) {
      clearTimeout(watch.timer)
      leftMs -= performance.now() - watch.since
      watch = undefined
    }
    hold(waiting.length > 0)
    if (waiting.length === 0) return
    const limitMs = Math.min(answerMs, leftMs)
    const seconds = (limitMs < answerMs ? allMs : limitMs) / 1000
    const late = `It gave no answer for ${seconds} s: an endless loop, or something that never comes. Its process was ended.`
    watch = { since: performance.now(), timer: setTimeout(() => fail(late), limitMs) }
  }

  /** This process may end while the child is idle, but not while it waits for an answer. */
  function hold(isNeeded: boolean): void {
    for (const handle of handles) {
      if (isNeeded) handle.ref()
      else handle.unref()
    }
  }

  return {
    async ask(ask, given, shape) {
      if (failure) throw failure
      const id = (asked += 1)
      const { result, error, lines } = await new Promise<Answer>((resolve, reject) => {
        waiting.push({ id, resolve, reject })
        if (waiting.length === 1) rest()
        child.stdin.write(`${JSON.stringify({ id, ask, ...given })}\n`)
      })
      const told = lines.map(toPrintableText)
      if (error !== undefined) throw new ReleaseCodeError(toPrintableText(error), told)
      const checked = shape.safeParse(result)
      if (checked.success) return { result: checked.data, lines: told }
      throw new ReleaseCodeError(
        `What it gives is not as promised: ${toPrintableText(z.prettifyError(checked.error))}`,
        told,
      )
    },
    close: () => fail('Its process was ended, since nobody needs it any more.'),
  }
}

/** With the process's last output, for the release's team. */
function endOf(code: number | null, signal: NodeJS.Signals | null, lastWords: string): string {
  const words = toPrintableText(lastWords).trim()
  const told = words === '' ? '' : ` Its last words: ${words}`
  if (/heap out of memory|Array buffer allocation failed|bad_alloc/.test(words))
    return `It took more memory than a release may have, and its process ended.${told}`
  const how = signal === null ? `with the code ${code}` : `by ${signal}`
  return `Its process ended ${how} before it had answered.${told}`
}
