import { execFile, type ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

/**
 * Asynchronous, since the program may call a site that this process serves.
 * @returns the program's output
 * @throws Error with its full output if it fails
 */
export async function runProgramInFolder(
  folder: string,
  program: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, {
      cwd: folder,
      env: createTeamEnvironmentVariables(settings),
      maxBuffer: LONGEST_OUTPUT,
      shell: process.platform === 'win32',
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } =
      error instanceof Object ? (error as { stdout?: string; stderr?: string }) : {}
    throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`, {
      cause: error,
    })
  }
}

export const runNpm = (
  folder: string,
  args: readonly string[],
  settings?: Readonly<Record<string, string>>,
): Promise<string> => runProgramInFolder(folder, 'npm', args, settings)

/** @throws Error with the program's output if it ends before it prints the text */
export async function waitForOutput(child: ChildProcess, text: string): Promise<void> {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += String(chunk)))
  while (!said.includes(text)) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended:\n${said}`)
    await delay(100)
  }
}

/** Bytes. */
const LONGEST_OUTPUT = 100_000_000

/** Without the variables that npm and this project's commands set. */
export function createTeamEnvironmentVariables(
  settings: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/i.test(name),
  )
  return { ...Object.fromEntries(own), ...settings }
}
