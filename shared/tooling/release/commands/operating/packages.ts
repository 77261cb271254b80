import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { publishStagedPackage } from '../../packages/publish-staged.ts'
import { stagePackages } from '../../packages/stage.ts'
import type { OperatorVerbHandler } from '../run-command-line.ts'
import { parseHttpUrl } from '../options/parse-options.ts'

const REGISTRY_FORM = 'the address of a registry, like https://registry.example/npm'

export const run: OperatorVerbHandler = async ({ options }) => {
  const { tag } = options
  const registry =
    options.registry === undefined ? undefined : parseHttpUrl('--registry', REGISTRY_FORM, options.registry)
  const packages = await stagePackages(path.join(projectRoot, '.cache', 'packages'))
  const lines = packages.map(each => {
    const named = `${each.name}@${each.version}`
    if (registry === undefined) return `${named}  ${path.relative(projectRoot, each.folder)}`
    return publishStagedPackage(each, registry, tag) ? `${named}  published` : `${named}  there already`
  })
  if (registry === undefined) lines.push('Publish them: npm run release -- packages --registry <url>')
  return lines.join('\n')
}
