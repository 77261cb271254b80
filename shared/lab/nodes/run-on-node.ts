import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { sendRequest } from '@kutuhal/testing/send-request.ts'

export type CommandOutcome =
  | { readonly status: 'passed'; readonly output: string }
  | { readonly status: 'failed'; readonly output: string }

/** Time limit for a command, longer than any command takes on a developer's computer; ms. */
const RUN_TIMEOUT_MS = 15 * 60_000

/** The site's first port; its remotes and the assistant's gateway use the ports after it. */
const PORT = 4600

/** Matches Node's deprecation warnings, e.g. `[DEP0205] DeprecationWarning: …`. */
const deprecation = /\[DEP\d+\] DeprecationWarning/

/**
 * Runs one of the project's programs with a certain version of Node.
 * @param node path of the Node to use
 */
export async function runOnNode(node: string, args: readonly string[]): Promise<CommandOutcome> {
  const { child, output } = start(node, args)
  const status = await exitOf(child)
  return outcome(status === 0, output())
}

/**
 * Starts the whole site like `npm start`, requests its first page and stops it.
 * @param store folder for the builds, which the next run reuses
 */
export async function startSiteOnNode(node: string, store: string): Promise<CommandOutcome> {
  const { child, output } = start(
    node,
    ['shared/tooling/build/bootstrap.mjs', 'shared/tooling/release/working-tree/start.ts'],
    {
      STORE: store,
      PORT: String(PORT),
    },
  )
  const ended = exitOf(child)
  const isUp = await Promise.race([said(child, 'Ctrl-C stops everything.'), ended.then(() => false)])
  const answer = isUp ? await sendRequest(`http://localhost:${PORT}`, '/') : undefined
  child.kill('SIGINT')
  const status = await ended
  return outcome(answer?.status === 200 && status === 0, output())
}

function outcome(isFine: boolean, output: string): CommandOutcome {
  return { status: isFine && !deprecation.test(output) ? 'passed' : 'failed', output }
}

function start(node: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  // Commands that start "node" themselves, such as npm, must also find this version of Node.
  const PATH = [path.dirname(node), process.env['PATH']].join(path.delimiter)
  const env: NodeJS.ProcessEnv = { ...process.env, ...more, PATH }
  // Do not pass on NODE_ENV: each tool sets a value itself. Jest sets "test", and the site sets "production".
  delete env['NODE_ENV']
  const child = spawn(node, args, {
    cwd: projectRoot,
    env,
    timeout: RUN_TIMEOUT_MS,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (text += String(part)))
  return { child, output: () => text }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise(resolve => child.once('close', resolve))
}

function said(child: ChildProcess, words: string): Promise<true> {
  return new Promise(resolve => {
    let text = ''
    child.stdout?.on('data', part => {
      text += String(part)
      if (text.includes(words)) resolve(true)
    })
  })
}
