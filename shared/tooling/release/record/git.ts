/** Runs Git for the record. Nobody's own settings, hooks, programs or questions take part. */
import { spawn } from 'node:child_process'
import { hostname } from 'node:os'
import { getBuilderName } from '@kutuhal/build/provenance/build-record.ts'
import { getErrorCode } from '../store/files/error-code.ts'

/** The error for a Git command that failed; `words` is what Git said. */
export class GitError extends Error {
  /** The code of the operating system's error, if that is why. */
  readonly code: string | undefined
  constructor(
    readonly command: string,
    readonly exitCode: number | null,
    readonly words: string,
  ) {
    super(`git ${command} failed: ${words.trim() || `exit code ${exitCode}`}`)
    this.code = CODES.find(([said]) => said.test(words))?.[1]
  }
}

const CODES = [
  [/No space left on device/, 'ENOSPC'],
  [/Read-only file system/, 'EROFS'],
  [/Permission denied/, 'EACCES'],
] as const

/** The error for a Git command that was ended, since it printed more than is ever needed. */
export class EndlessOutputError extends GitError {}

interface GitOptions {
  readonly input?: string
  readonly settings?: Readonly<Record<string, string>>
  readonly environment?: NodeJS.ProcessEnv
}

const SETTINGS = {
  'core.hooksPath': '/dev/null',
  'gpg.format': 'ssh',
  'gpg.ssh.program': 'ssh-keygen',
  'gc.auto': '0',
}

/** Time limit for one Git command, also over a network; ms. */
const TIMEOUT_MS = 120_000

/** Maximum size of what a Git command prints; bytes. A record has one small file for each app. */
const MAX_OUTPUT_BYTES = 20_000_000

export const git = async (...given: Parameters<typeof runGit>): Promise<string> =>
  (await runGit(...given)).toString()

/** @throws GitError if it failed; Error that names the package to install if there is no Git */
export async function runGit(
  folder: string,
  args: readonly string[],
  { input, settings, environment }: GitOptions = {},
): Promise<Buffer> {
  const all = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const child = spawn('git', [`--git-dir=${folder}`, ...all, ...args], {
    env: { ...createGitEnvironment(), ...environment },
  })
  // The limit of `spawn` itself goes on where the program is missing, and would hold up the command.
  const limit = setTimeout(() => child.kill(), TIMEOUT_MS)
  const [output, words]: [Buffer[], string[]] = [[], []]
  let bytes = 0
  child.stdout.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_OUTPUT_BYTES) child.kill()
    else output.push(chunk)
  })
  child.stderr.on('data', chunk => words.push(String(chunk)))
  // A command that fails early does not read its input.
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', cause => reject(explainStart(cause)))
    child.on('close', resolve)
  }).finally(() => clearTimeout(limit))
  const said = words.join('')
  if (/cannot (?:run|exec) '?ssh-keygen/.test(said)) throw new Error(MISSING_SSH)
  const command = args.find(each => !each.startsWith('-')) ?? ''
  if (bytes > MAX_OUTPUT_BYTES) throw new EndlessOutputError(command, exitCode, 'it prints without end')
  if (exitCode === 0) return Buffer.concat(output)
  throw new GitError(command, exitCode, said)
}

const MISSING_SSH =
  'Changes of the record are signed and verified by ssh-keygen, which is not installed. Nothing has changed. Install it (apt-get install openssh-client), and run the same command again.'

const explainStart = (cause: Error): Error =>
  getErrorCode(cause) === 'ENOENT'
    ? new Error(
        'What is live stands in a Git repository, and git is not installed. Nothing has changed. Install it (apt-get install git), and run the same command again.',
        { cause },
      )
    : cause

function createGitEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const name = getBuilderName(process.env)
  const email = `release@${hostname()}`
  return {
    ...Object.fromEntries(own),
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    // How to reach a host is a matter of the computer; never wait for an answer to a question.
    GIT_SSH_COMMAND: process.env['GIT_SSH_COMMAND'] ?? 'ssh -o BatchMode=yes',
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    LC_ALL: 'C',
  }
}
