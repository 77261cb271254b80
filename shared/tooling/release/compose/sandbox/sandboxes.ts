/**
 * Builds the sandbox for the process that runs a release's code (shared/docs/reference/trust.md describes
 * it).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getErrorCode } from '../../store/files/error-code.ts'

export interface Sandbox {
  /** Describes the sandbox for people, e.g. `bubblewrap, Node's permissions`. */
  readonly words: string
  /** The command to run; its first word is the program. */
  readonly command: readonly string[]
}

/** Memory limit for Node's heap, enough to compose thousands of pages; MB. */
const HEAP_MB = 1024
/** Memory limit for the process, including buffers, code and threads; MB. */
const MEMORY_MB = 2048
/** Limit for the CPU time of a release; s. */
const PROCESSOR_S = 300

const programFolder = path.dirname(fileURLToPath(new URL('./program.mjs', import.meta.url)))

/** Folders of Node's own libraries, the only system files that the sandboxed process may read. */
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

/** A command that starts Node, which finds the folder of program.mjs at the path `folder`. */
interface NodeCommand {
  readonly command: readonly string[]
  readonly folder: string
}

/**
 * Isolates the process with kernel namespaces: the process can read only the files that are mounted below,
 * cannot write files, and has no network.
 */
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

/** Node's permission flags deny access to files, programs and addons, unless code exploits a bug of Node. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

/** Completes a command with Node's permissions and arguments, and limits of the kernel. */
function limited({ command, folder }: NodeCommand, argument: string): readonly string[] {
  const all = [
    ...command,
    ...[permission, `--allow-fs-read=${path.join(folder, '*')}`],
    ...[`--max-old-space-size=${HEAP_MB}`, '--no-warnings', argument],
  ]
  if (process.platform === 'win32') return all
  // The limits (ulimit) apply even if code escapes from the sandbox. `2>/dev/null` hides the error of a limit
  // that this system does not support; the command still runs.
  const limits = `ulimit -c 0; ulimit -t ${PROCESSOR_S}; ulimit -d ${MEMORY_MB * 1024} 2>/dev/null; exec "$@"`
  return ['/bin/sh', '-c', limits, 'sh', ...all]
}

/**
 * Time limits for testing whether a sandbox can start Node, and for the second try: a busy computer may need
 * longer; ms.
 */
const TRIALS_MS = [10_000, 30_000]

export function canStartNodeInSandbox(sandbox: NodeCommand): boolean {
  if (!existsSync(sandbox.command[0] ?? '')) return false
  const [program = '', ...args] = limited(sandbox, '--version')
  for (const timeout of TRIALS_MS) {
    const { status, error } = spawnSync(program, args, { env: {}, timeout })
    if (getErrorCode(error) !== 'ETIMEDOUT') return status === 0
  }
  return false
}

let known: boolean | undefined

/**
 * Whether this computer can run a release in a sandbox of the kernel, its pages in a browser included, which
 * needs /proc and /dev: some containers forbid these. The first call tests it; later calls return the result.
 */
export const hasSandbox = (): boolean =>
  (known ??= process.platform === 'linux' && canStartNodeInSandbox(withDevices(bubblewrap)))

const withDevices = ({ command: [program = '', ...options], folder }: NodeCommand): NodeCommand => ({
  command: [program, '--proc', '/proc', '--dev', '/dev', ...options],
  folder,
})

/**
 * Creates a sandbox for a release: with bubblewrap, or with Node's permissions only (see
 * allowed-without-sandbox.ts).
 */
export function createSandbox(): Sandbox {
  const sandbox = hasSandbox() ? bubblewrap : { command: [node], folder: programFolder }
  return {
    words: `${hasSandbox() ? 'bubblewrap' : 'no sandbox of the system'}, Node's permissions`,
    command: limited(sandbox, path.join(sandbox.folder, 'program.mjs')),
  }
}
