/**
 * Walls round a process that runs code of a release, the strongest that this computer has. What each of them holds, and what not,
 * stands in shared/docs/trust.md.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { codeOf } from '../../store/error-code.ts'

export interface Enclosure {
  /** For people, e.g. `bubblewrap, Node's permissions`. */
  readonly words: string
  /** What to run, program first. */
  readonly command: readonly string[]
}

export interface Wall {
  readonly words: string
  /** That makes it. */
  readonly program: string
  /** Puts itself in front of Node. */
  readonly wrap: (node: string, args: (folder: string) => readonly string[]) => readonly string[]
}

/** Of a Node that composes thousands of pages; a release that needs more than that is broken. MB. */
const HEAP_MB = 1024
/** Beside the heap there are buffers, code and threads; MB. */
const MEMORY_MB = 2048
/** Of the processor, over a whole release; s. */
const PROCESSOR_S = 300

const programFolder = path.dirname(fileURLToPath(new URL('./program.mjs', import.meta.url)))

/** Node's own libraries: all that it reads of a system. */
export const libraries = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/usr/share/nodejs', '/nix/store']

export const BUBBLEWRAP = '/usr/bin/bwrap'

const INSIDE = '/compose'

/** Namespaces of the kernel: no files but these, no network, no other processes, nothing to write to. */
const bubblewrap: Wall = {
  words: 'bubblewrap',
  program: BUBBLEWRAP,
  wrap: (node, args) => [
    BUBBLEWRAP,
    ...['--unshare-all', '--die-with-parent', '--new-session', '--clearenv', '--cap-drop', 'ALL'],
    ...libraries.flatMap(folder => ['--ro-bind-try', folder, folder]),
    ...['--ro-bind', node, '/node', '--ro-bind', programFolder, INSIDE, '--remount-ro', '/', '--chdir', '/'],
    '/node',
    ...args(INSIDE),
  ],
}

/** Namespaces without one for files: no network, no other processes. */
const unshare: Wall = {
  words: 'unshare without network',
  program: '/usr/bin/unshare',
  wrap: (node, args) => [
    ...['/usr/bin/unshare', '--user', '--net', '--pid', '--ipc', '--fork', '--kill-child', node],
    ...args(programFolder),
  ],
}

const bare: Omit<Wall, 'program'> = {
  words: 'no walls of the system',
  wrap: (node, args) => [node, ...args(programFolder)],
}

/** Node's own, which keep files, programs and addons away from code that does not look for holes in them. */
const permission = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission'

const flags = (folder: string): readonly string[] => [
  permission,
  `--allow-fs-read=${path.join(folder, '*')}`,
  `--max-old-space-size=${HEAP_MB}`,
  '--no-warnings',
]

/** Limits of the kernel's for the process and all that it starts; they hold where the walls do not. */
const limited = (command: readonly string[]): readonly string[] =>
  process.platform === 'win32'
    ? command
    : [
        '/bin/sh',
        '-c',
        // Not every system knows every one of them.
        `ulimit -c 0; ulimit -t ${PROCESSOR_S}; ulimit -d ${MEMORY_MB * 1024} 2>/dev/null; exec "$@"`,
        'sh',
        ...command,
      ]

function enclosureBy({ words, wrap }: Omit<Wall, 'program'>): Enclosure {
  const command = wrap(node(), folder => [...flags(folder), path.join(folder, 'program.mjs')])
  return { words: `${words}, Node's permissions`, command: limited(command) }
}

/** A trial takes as long as Node to start; ms. One that took longer is tried again: a busy computer says nothing about its walls. */
const TRIALS_MS = [10_000, 30_000]

/** Whether Node starts like this here. */
export function works({ program, wrap }: Wall): boolean {
  if (!existsSync(program)) return false
  const [first = '', ...args] = limited(wrap(node(), folder => [...flags(folder), '--version']))
  for (const timeout of TRIALS_MS) {
    const { status, error } = spawnSync(first, args, { env: {}, timeout })
    if (codeOf(error) !== 'ETIMEDOUT') return status === 0
  }
  return false
}

const node = (): string => realpathSync(process.execPath)

let known: Enclosure | undefined

/**
 * The strongest enclosure that works on this computer, or the one on which the environment insists (COMPOSE_APART); found out once.
 * @throws Error if that one does not work
 */
export function enclosure(): Enclosure {
  return (known ??= enclosureAsked(process.env['COMPOSE_APART'], console.error))
}

const walls: Readonly<Record<string, Wall>> = process.platform === 'linux' ? { bubblewrap, unshare } : {}

/**
 * @param asked name of a wall; nothing for the strongest one
 * @param tell is told where only the weakest is left, before anything is composed
 * @param isThere whether a wall works here
 */
export function enclosureAsked(
  asked: string | undefined,
  tell: (words: string) => void,
  isThere: (wall: Wall) => boolean = works,
): Enclosure {
  if (asked === undefined || asked === '') {
    const strongest = Object.values(walls).find(isThere)
    if (!strongest) tell(WEAKEST)
    return enclosureBy(strongest ?? bare)
  }
  if (asked === 'permissions') return enclosureBy(bare)
  const wall = walls[asked]
  if (wall && isThere(wall)) return enclosureBy(wall)
  throw new Error(
    `COMPOSE_APART=${asked} asks for a wall that does not work on this computer. Known are bubblewrap, unshare (both on Linux) and permissions: shared/docs/trust.md. Install it, name another one, or none for the strongest that works.`,
  )
}

const WEAKEST =
  "Releases compose behind Node's permissions alone: neither bubblewrap nor unshare works here. One that means harm may find the network (shared/docs/trust.md); COMPOSE_APART=permissions says that this is meant."
