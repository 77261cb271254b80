import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { ensureBrowser } from '@kutuhal/release/programs/browser.ts'

/**
 * Runs a suite of browser tests.
 * @param config path of its configuration, relative to the project's root
 * @returns the exit code
 */
export function runPlaywright(
  config: string,
  args: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): number {
  const program = path.join(projectRoot, 'node_modules', '.bin', 'playwright')
  const { status } = spawnSync(program, ['test', '--config', config, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    // Do not pass NODE_ENV on: the tested site and its tools set this variable themselves.
    env: { ...process.env, NODE_ENV: undefined, CHROME_PATH: ensureBrowser(), ...environment },
  })
  return status ?? 1
}
