import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** As a team has it that knows nothing of this project: what npm and our commands tell their children stays behind. */
function freshEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/i.test(name),
  )
  return Object.fromEntries(own)
}

/**
 * Runs npm in a folder, as somebody types it there. Meanwhile this process answers: what npm runs may ask the site that it serves.
 * @param more settings of the environment
 * @returns what it printed
 * @throws Error with all that it said if it fails
 */
export async function npm(
  folder: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('npm', args, {
      cwd: folder,
      env: environmentWith(settings),
      maxBuffer: MOST_THAT_IT_SAYS,
      shell: process.platform === 'win32',
    })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } =
      error instanceof Object ? (error as { stdout?: string; stderr?: string }) : {}
    throw new Error(`npm ${args.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`, { cause: error })
  }
}

/** bytes */
const MOST_THAT_IT_SAYS = 100_000_000

export const environmentWith = (settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...freshEnvironment(),
  ...settings,
})
