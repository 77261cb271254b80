/** Runs a command in its own process, with the console's key and environment. */
import { spawn, type ChildProcess } from 'node:child_process'
import { removeControlCharacters } from '../compose/sandbox/plain-text.ts'

export interface CommandRun {
  /** The command line that was run. */
  readonly typed: string
  readonly startedAt: Date
  /** The last part of the command's output. */
  readonly output: string
  readonly end?: { readonly at: Date; readonly isGood: boolean }
}

/** Maximum length of a command's output, of which only the end is kept; characters. */
const KEPT = 100_000

/**
 * @param program the executable and the arguments before the verb
 * @param place options that name the store and the site
 */
export function createCommandRunner(program: readonly string[], place: readonly string[]) {
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
    /** Starts a command; returns false if another command is running. */
    start(words: readonly string[], typed: string): boolean {
      if (run && !run.end) return false
      run = { typed, startedAt: new Date(), output: '' }
      const [file = '', ...args] = [...program, ...place, ...words]
      child = spawn(file, args, {
        // Prevent the command from wrapping its lines, since the console's page wraps them to its own width.
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
    /** Stops the running command. Whenever a command is stopped, the live site stays complete. */
    stop: () => void child?.kill('SIGTERM'),
  }
}
