/**
 * Builds the sandbox for the process that runs a release's code (shared/docs/reference/trust.md describes
 * it).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { getErrorCode } from '../../store/error-code.ts'

export interface Sandbox {
  /** Describes the sandbox for people, e.g. `bubblewrap, Node's permissions`. */
  readonly words: string
  /** The command to run; its first word is the program. */
  readonly command: readonly string[]
}

export interface SandboxProgram {
  readonly words: string
  readonly program: string
  /**
   * Makes the command line that runs Node in the sandbox.
   * @param node path of Node's executable
   * @param args function that returns Node's arguments, given the path of this program's folder in the
   *   sandbox
   */
  readonly wrap: (node: string, args: (folder: string) => readonly string[]) => readonly string[]
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

const INSIDE = '/compose'

/**
 * Isolates the process with kernel namespaces: the process can read only the files that are mounted below,
 * cannot write files, and has no network.
 */
const bubblewrap: SandboxProgram = {
  words: 'bubblewrap',
  program: BUBBLEWRAP_PATH,
  wrap: (node, args) => [
    BUBBLEWRAP_PATH,
    ...['--unshare-all', '--die-with-parent', '--new-session', '--clearenv', '--cap-drop', 'ALL'],
    ...systemLibraryFolders.flatMap(folder => ['--ro-bind-try', folder, folder]),
    ...['--ro-bind', node, '/node', '--ro-bind', programFolder, INSIDE, '--remount-ro', '/', '--chdir', '/'],
    '/node',
    ...args(INSIDE),
  ],
}

const bare: Omit<SandboxProgram, 'program'> = {
  words: 'no sandbox of the system',
  wrap: (node, args) => [node, ...args(programFolder)],
}

/** Node's permission flags deny access to files, programs and addons, unless code exploits a bug of Node. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

const flags = (folder: string): readonly string[] => [
  permission,
  `--allow-fs-read=${path.join(folder, '*')}`,
  `--max-old-space-size=${HEAP_MB}`,
  '--no-warnings',
]

/** Wraps a command in kernel limits (ulimit), which apply even if code escapes from the sandbox. */
const limited = (command: readonly string[]): readonly string[] =>
  process.platform === 'win32'
    ? command
    : [
        '/bin/sh',
        '-c',
        // `2>/dev/null` hides the error of a limit that this system does not support; the command still runs.
        `ulimit -c 0; ulimit -t ${PROCESSOR_S}; ulimit -d ${MEMORY_MB * 1024} 2>/dev/null; exec "$@"`,
        'sh',
        ...command,
      ]

function enclosureBy({ words, wrap }: Omit<SandboxProgram, 'program'>): Sandbox {
  const command = wrap(node(), folder => [...flags(folder), path.join(folder, 'program.mjs')])
  return { words: `${words}, Node's permissions`, command: limited(command) }
}

/**
 * Time limits for testing whether a sandbox can start Node, and for the second try: a busy computer may need
 * longer; ms.
 */
const TRIALS_MS = [10_000, 30_000]

export function canStartNodeInSandbox({ program, wrap }: SandboxProgram): boolean {
  if (!existsSync(program)) return false
  const [first = '', ...args] = limited(wrap(node(), folder => [...flags(folder), '--version']))
  for (const timeout of TRIALS_MS) {
    const { status, error } = spawnSync(first, args, { env: {}, timeout })
    if (getErrorCode(error) !== 'ETIMEDOUT') return status === 0
  }
  return false
}

const node = (): string => realpathSync(process.execPath)

let known: boolean | undefined

/**
 * Whether this computer can run a release in a sandbox of the kernel. The first call tests it; later calls
 * return the same result.
 */
export const hasSandbox = (): boolean =>
  (known ??= process.platform === 'linux' && canStartNodeInSandbox(bubblewrap))

/**
 * Creates a sandbox for a release: with bubblewrap, or with Node's permissions only (see
 * allowed-without-sandbox.ts).
 */
export const createSandbox = (): Sandbox => enclosureBy(hasSandbox() ? bubblewrap : bare)
