import { spawnSync } from 'node:child_process'
import { projectRoot } from '@kutuhal/build/apps.ts'
import type { StagedPackage } from './stage.ts'

/** @returns false if the registry already has the version, which never changes */
export function publishStagedPackage(
  { name, version, folder }: StagedPackage,
  registry: string,
  tag = 'latest',
): boolean {
  if (npm('view', `${name}@${version}`, 'version', '--registry', registry).stdout.trim() === version)
    return false
  const { status, stderr } = npm('publish', folder, '--registry', registry, '--tag', tag)
  if (status === 0) return true
  throw new Error(`${registry} does not take ${name}@${version}. npm says:\n${stderr.trim()}`)
}

function npm(...args: readonly string[]) {
  return spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: projectRoot,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
}
