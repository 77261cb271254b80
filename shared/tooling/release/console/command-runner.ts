/** Runs a command in a process of its own, with the key and environment of the console. */
import { spawn, type ChildProcess } from 'node:child_process'
import { removeControlCharacters } from '../compose/sandbox/plain-text.ts'

export interface CommandRun {
  /** The command line that was run. */
  readonly typed: string
  readonly startedAt: Date
  /** The output of the command, as far as it is kept. */
  readonly output: string
  readonly end?: { readonly at: Date; readonly isGood: boolean }
}

export interface CommandRunner {
  readonly last: () => CommandRun | undefined
  /** Starts a command; returns false if another one is running. */
  readonly start: (words: readonly string[], typed: string) => boolean
  /** Stops the running command; the live site stays whole. */
  readonly stop: () => void
}

/** Characters of a command's output that are kept, from its end. */
const KEPT = 100_000

/**
 * @param program how the command line is started, up to its first word
 * @param place words that name store and site
 */
export function createCommandRunner(program: readonly string[], place: readonly string[]): CommandRunner {
  let run: CommandRun | undefined
  let child: ChildProcess | undefined
  const said = (text: string) => {
    if (run) run = { ...run, output: `${run.output}${removeControlCharacters(text)}`.slice(-KEPT) }
  }
  const ended = (isGood: boolean) => {
    if (run && !run.end) run = { ...run, end: { at: new Date(), isGood } }
  }
  return {
    last: () => run,
    start(words, typed) {
      if (run && !run.end) return false
      run = { typed, startedAt: new Date(), output: '' }
      const [file = '', ...args] = [...program, ...place, ...words]
      child = spawn(file, args, {
        // The command must not wrap lines, since the page does.
        env: { ...process.env, COLUMNS: '100000' },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', (text: string) => said(text))
      child.on('error', error => {
        said(`${error.message}\n`)
        ended(false)
      })
      child.on('close', code => ended(code === 0))
      return true
    },
    stop: () => void child?.kill('SIGTERM'),
  }
}
