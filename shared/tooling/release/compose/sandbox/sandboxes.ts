/** shared/docs/reference/trust.md describes the sandbox. */
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getErrorCode } from '../../store/files/error-code.ts'
import { toPrintableText } from './plain-text.ts'

export interface Sandbox {
  /** For people, e.g. `bubblewrap, Node's permissions`. */
  readonly words: string
  readonly command: readonly string[]
}

/** For Node's heap, enough to compose thousands of pages. */
const HEAP_MB = 1024
/** For the process, including buffers, code and threads. */
const MEMORY_MB = 2048
/** CPU time of a release. */
const PROCESSOR_S = 300

const programFolder = path.dirname(fileURLToPath(new URL('./program.mjs', import.meta.url)))

/** The only system files that the sandboxed process may read. */
export const systemLibraryFolders = [
  '/lib',
  '/lib64',
  '/usr/lib',
  '/usr/lib64',
  '/usr/share/nodejs',
  '/nix/store',
]

export const BUBBLEWRAP_PATH = '/usr/bin/bwrap'

const node = realpathSync(process.execPath)

/** Finds program.mjs in the folder `folder`. */
interface NodeCommand {
  readonly command: readonly string[]
  readonly folder: string
}

/** The process reads only what is mounted below, cannot write files, and has no network. */
const bubblewrap: NodeCommand = {
  command: [
    BUBBLEWRAP_PATH,
    ...['--unshare-all', '--die-with-parent', '--new-session', '--clearenv', '--cap-drop', 'ALL'],
    ...systemLibraryFolders.flatMap(folder => ['--ro-bind-try', folder, folder]),
    ...['--ro-bind', node, '/node', '--ro-bind', programFolder, '/compose'],
    ...['--remount-ro', '/', '--chdir', '/', '/node'],
  ],
  folder: '/compose',
}

/** They deny access to files, programs and addons, unless code exploits a bug of Node. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

function limited({ command, folder }: NodeCommand, argument: string): readonly string[] {
  const all = [
    ...command,
    ...[permission, `--allow-fs-read=${path.join(folder, '*')}`],
    ...[`--max-old-space-size=${HEAP_MB}`, '--no-warnings', argument],
  ]
  if (process.platform === 'win32') return all
  // These apply even if code escapes from the sandbox. `2>/dev/null` hides that this system does not support
  // a limit; the command still runs.
  const limits = `ulimit -c 0; ulimit -t ${PROCESSOR_S}; ulimit -d ${MEMORY_MB * 1024} 2>/dev/null; exec "$@"`
  return ['/bin/sh', '-c', limits, 'sh', ...all]
}

/** For testing whether a sandbox can start Node: a busy computer may need the second try. */
const TRIALS_MS = [10_000, 30_000]

/** @returns why Node does not start in a sandbox, in the sandbox's own words; '' if it does */
export function findSandboxProblem(sandbox: NodeCommand = likeBrowser(bubblewrap)): string {
  const { platform } = process
  if (platform !== 'linux') return `there is none for ${platform}`
  if (!existsSync(sandbox.command[0] ?? '')) return 'bubblewrap is not installed'
  const [program = '', ...args] = limited(sandbox, '--version')
  for (const timeout of TRIALS_MS) {
    const { status, stderr, error } = spawnSync(program, args, { env: {}, timeout, encoding: 'utf8' })
    if (status === 0) return ''
    if (getErrorCode(error) !== 'ETIMEDOUT') return toPrintableText(stderr).trim() || String(error ?? status)
  }
  return 'it does not answer'
}

let known: string | undefined

/** Whether the sandbox holds a release's code, also that of its pages in a browser. */
export const hasSandbox = (): boolean => (known ??= findSandboxProblem()) === ''

/** The browser's needs devices and another user (sandbox.ts of the check), which some computers forbid. */
const likeBrowser = ({ command: [program = '', ...options], folder }: NodeCommand): NodeCommand => ({
  command: [
    program,
    '--unshare-user',
    '--uid',
    '1000',
    '--gid',
    '1000',
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    ...options,
  ],
  folder,
})

/** Without bubblewrap by Node's permissions only (allowed-without-sandbox.ts). */
export function createSandbox(): Sandbox {
  const sandbox = hasSandbox() ? bubblewrap : { command: [node], folder: programFolder }
  return {
    words: `${hasSandbox() ? 'bubblewrap' : 'no sandbox of the system'}, Node's permissions`,
    command: limited(sandbox, path.join(sandbox.folder, 'program.mjs')),
  }
}
