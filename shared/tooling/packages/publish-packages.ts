/**
 * `npm run packages -- --registry <url> [--tag <tag>]` publishes what a team in a repository of its own installs;
 * `npm run packages` alone lays it out in .cache/packages/ and says what is there.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '@kutuhal/build/apps.ts'
import { stagePackages, type StagedPackage } from './stage.ts'

try {
  const { values } = parseArgs({ options: { registry: { type: 'string' }, tag: { type: 'string' } } })
  const packages = await stagePackages(path.join(root, '.cache', 'packages'))
  for (const each of packages) {
    const named = `${each.name}@${each.version}`
    if (values.registry === undefined) console.log(`${named}  ${path.relative(root, each.folder)}`)
    else
      console.log(
        publish(each, values.registry, values.tag) ? `${named}  published` : `${named}  there already`,
      )
  }
  if (values.registry === undefined) console.log('Publish them: npm run packages -- --registry <url>')
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/**
 * @returns whether it was missing; a version never changes, so one that is there already needs nothing
 * @throws Error with npm's words if the registry does not take it
 */
function publish({ name, version, folder }: StagedPackage, registry: string, tag = 'latest'): boolean {
  if (npm('view', `${name}@${version}`, 'version', '--registry', registry).stdout.trim() === version)
    return false
  const { status, stderr } = npm('publish', folder, '--registry', registry, '--tag', tag)
  if (status === 0) return true
  throw new Error(`${registry} does not take ${name}@${version}. npm says:\n${stderr.trim()}`)
}

function npm(...args: readonly string[]) {
  return spawnSync('npm', [...args, '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
}
