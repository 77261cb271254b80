import path from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { publishStagedPackage } from '../../packages/publish-staged.ts'
import { stagePackages } from '../../packages/stage.ts'
import type { OperatorVerbHandler } from '../run-command-line.ts'
import { parseHttpUrl } from '../options/parse-options.ts'

const REGISTRY_FORM = 'the address of a registry, like https://registry.example/npm'

export const run: OperatorVerbHandler = async args => {
  const { values } = parseArgs({
    args: [...args],
    options: { registry: { type: 'string' }, tag: { type: 'string' } },
  })
  const { tag } = values
  const registry =
    values.registry === undefined ? undefined : parseHttpUrl('--registry', REGISTRY_FORM, values.registry)
  const packages = await stagePackages(path.join(projectRoot, '.cache', 'packages'))
  const lines = packages.map(each => {
    const named = `${each.name}@${each.version}`
    if (registry === undefined) return `${named}  ${path.relative(projectRoot, each.folder)}`
    return publishStagedPackage(each, registry, tag) ? `${named}  published` : `${named}  there already`
  })
  if (registry === undefined) lines.push('Publish them: npm run release -- packages --registry <url>')
  return lines.join('\n')
}
