import { execFileSync } from 'node:child_process'

/** As a team has it that knows nothing of this project: what npm and our commands tell their children stays behind. */
function freshEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/i.test(name),
  )
  return Object.fromEntries(own)
}

/**
 * Runs npm in a folder, as somebody types it there.
 * @param settings of the environment beside
 * @returns what it printed
 * @throws Error with all that it said if it fails
 */
export function npm(
  folder: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): string {
  try {
    return execFileSync('npm', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environmentWith(settings),
      shell: process.platform === 'win32',
    })
  } catch (error) {
    const { stdout = '', stderr = '' } =
      error instanceof Object ? (error as { stdout?: string; stderr?: string }) : {}
    throw new Error(`npm ${args.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`, { cause: error })
  }
}

export const environmentWith = (settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...freshEnvironment(),
  ...settings,
})
