/**
 * `npm run lab -- nodes` runs type checks, unit tests and `npm start` on the newest Node of every supported
 * major. A deprecation warning (DEP…) counts as a failure. Takes some ten minutes; output is in
 * .cache/nodes/.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { sendRequest } from '@kutuhal/testing/send-request.ts'

/** The major versions of Node that all tests run on: those of `engines` in package.json, and the newest. */
const MAJORS = [20, 22, 24, 26]

/** Time limit for downloading Node from the registry; ms. */
const INSTALL_TIMEOUT_MS = 180_000

/** Time limit for a command, longer than any command takes on a developer's computer; ms. */
const RUN_TIMEOUT_MS = 15 * 60_000

/** The site's first port; its remotes and the assistant's gateway use the ports after it. */
const PORT = 4600

interface Step {
  readonly name: string
  /** The arguments of Node. */
  readonly args: readonly string[]
  /** Whether the program serves the site until it is stopped. */
  readonly isSite?: true
}

const steps: readonly Step[] = [
  { name: 'types', args: ['node_modules/typescript-7/bin/tsc', '--noEmit', '-p', 'tsconfig.base.json'] },
  {
    name: 'unit tests',
    args: ['node_modules/jest/bin/jest.js', '--config', 'shared/tooling/testing/jest.config.mjs'],
  },
  {
    name: 'npm start',
    args: ['shared/tooling/build/bootstrap.mjs', 'shared/tooling/release/working-tree/start.ts'],
    isSite: true,
  },
]

for (const major of MAJORS) {
  const folder = path.join(projectRoot, '.cache', 'nodes', String(major))
  const node = installNode(major, folder)
  if (node === undefined) {
    process.exitCode = 1
    continue
  }
  for (const step of steps) {
    const log = path.join(folder, `${step.name.replace(' ', '-')}.log`)
    const hasPassed = await passes(node, step, folder, log)
    const verdict = hasPassed ? 'passed' : `failed: see ${path.relative(projectRoot, log)}`
    console.log(`Node ${major}, ${step.name}: ${verdict}`)
    if (!hasPassed) process.exitCode = 1
  }
}

/**
 * Installs the newest version of a Node major from the npm package `node`, which supports all usual systems.
 * @returns the path of Node's program; undefined if it cannot be installed, after npm's output is printed
 */
function installNode(major: number, folder: string): string | undefined {
  mkdirSync(folder, { recursive: true })
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...options, `node@${major}`], {
    cwd: folder,
    stdio: 'inherit',
    timeout: INSTALL_TIMEOUT_MS,
    shell: process.platform === 'win32',
  })
  if (status === 0) {
    const program = process.platform === 'win32' ? 'node.exe' : 'node'
    return path.join(folder, 'node_modules', 'node', 'bin', program)
  }
  console.error(
    `Node ${major} could not be had from npm. Is there a network? Try: npm view node@${major} version`,
  )
  return undefined
}

/** Runs a step with this Node, and writes its output to a log. The site's store stays for the next run. */
async function passes(node: string, { args, isSite }: Step, folder: string, log: string): Promise<boolean> {
  const output = openSync(log, 'w')
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...(isSite && { STORE: path.join(folder, 'store'), PORT: String(PORT) }),
    // Commands that start "node" themselves, such as npm, must also find this version of Node.
    PATH: [path.dirname(node), process.env['PATH']].join(path.delimiter),
  }
  // Do not pass on NODE_ENV: each tool sets a value itself. Jest sets "test", and the site sets "production".
  delete env['NODE_ENV']
  const child = spawn(node, args, {
    cwd: projectRoot,
    env,
    timeout: RUN_TIMEOUT_MS,
    stdio: ['ignore', output, output],
  })
  const ended = once(child, 'close')
  let isAnswered = true
  if (isSite) {
    while (child.exitCode === null && !readFileSync(log, 'utf8').includes('Ctrl-C stops everything.'))
      await delay(200)
    isAnswered =
      child.exitCode === null && (await sendRequest(`http://localhost:${PORT}`, '/')).status === 200
    child.kill('SIGINT')
  }
  const [code] = (await ended) as [number | null]
  return isAnswered && code === 0 && !/\[DEP\d+\] DeprecationWarning/.test(readFileSync(log, 'utf8'))
}
