import { spawnSync } from 'node:child_process'

/**
 * Installs packages in a separate folder, so that only a command that needs the packages downloads them.
 * @throws Error that contains the command, if it fails
 */
export function installFromNpm(folder: string, packages: readonly string[]): void {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  runInstallCommand('npm', ['install', '--prefix', folder, ...options, ...packages])
}

/** Runs a command. @throws Error that contains the command, if it fails */
export function runInstallCommand(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`)
}
