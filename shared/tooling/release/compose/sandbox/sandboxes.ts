/** The sandbox of a process that runs a release's code. Its guarantees: shared/docs/reference/trust.md. */
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeOf } from '../../store/error-code.ts'

export interface Sandbox {
  /** For people, e.g. `bubblewrap, Node's permissions`. */
  readonly words: string
  /** What to run, program first. */
  readonly command: readonly string[]
}

export interface SandboxProgram {
  readonly words: string
  /** That makes it. */
  readonly program: string
  /** Wraps Node's command line. */
  readonly wrap: (node: string, args: (folder: string) => readonly string[]) => readonly string[]
}

/** Enough for Node to compose thousands of pages; MB. A release that needs more is broken. */
const HEAP_MB = 1024
/** In addition to the heap there are buffers, code and threads; MB. */
const MEMORY_MB = 2048
/** CPU time for a whole release; s. */
const PROCESSOR_S = 300

const programFolder = path.dirname(fileURLToPath(new URL('./program.mjs', import.meta.url)))

/** Node's own libraries, the only system files that it reads. */
export const systemLibraryFolders = [
  '/lib',
  '/lib64',
  '/usr/lib',
  '/usr/lib64',
  '/usr/share/nodejs',
  '/nix/store',
]

export const BUBBLEWRAP = '/usr/bin/bwrap'

const INSIDE = '/compose'

/** Kernel namespaces: only these files, no network, no other processes, nothing to write to. */
const bubblewrap: SandboxProgram = {
  words: 'bubblewrap',
  program: BUBBLEWRAP,
  wrap: (node, args) => [
    BUBBLEWRAP,
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

/** Node's permissions: block files, programs and addons for code without exploits. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

const flags = (folder: string): readonly string[] => [
  permission,
  `--allow-fs-read=${path.join(folder, '*')}`,
  `--max-old-space-size=${HEAP_MB}`,
  '--no-warnings',
]

/** Kernel limits for the process and its children; they apply even if the sandbox fails. */
const limited = (command: readonly string[]): readonly string[] =>
  process.platform === 'win32'
    ? command
    : [
        '/bin/sh',
        '-c',
        // Some systems lack some of these limits.
        `ulimit -c 0; ulimit -t ${PROCESSOR_S}; ulimit -d ${MEMORY_MB * 1024} 2>/dev/null; exec "$@"`,
        'sh',
        ...command,
      ]

function enclosureBy({ words, wrap }: Omit<SandboxProgram, 'program'>): Sandbox {
  const command = wrap(node(), folder => [...flags(folder), path.join(folder, 'program.mjs')])
  return { words: `${words}, Node's permissions`, command: limited(command) }
}

/** A trial takes as long as Node's start; ms. After a timeout it is retried: the computer may be busy. */
const TRIALS_MS = [10_000, 30_000]

/** Whether Node starts like this here. */
export function canStartNode({ program, wrap }: SandboxProgram): boolean {
  if (!existsSync(program)) return false
  const [first = '', ...args] = limited(wrap(node(), folder => [...flags(folder), '--version']))
  for (const timeout of TRIALS_MS) {
    const { status, error } = spawnSync(first, args, { env: {}, timeout })
    if (codeOf(error) !== 'ETIMEDOUT') return status === 0
  }
  return false
}

const node = (): string => realpathSync(process.execPath)

let known: boolean | undefined

/** Whether code of a release runs in a sandbox of the kernel here; found out once. */
export const hasSandbox = (): boolean => (known ??= process.platform === 'linux' && canStartNode(bubblewrap))

/** Sandboxes a release: bubblewrap, or Node's permissions only (see allowed-without-sandbox.ts). */
export const createSandbox = (): Sandbox => enclosureBy(hasSandbox() ? bubblewrap : bare)
