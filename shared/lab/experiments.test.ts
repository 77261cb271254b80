import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { getLaunchArguments, experiments } from './experiments.ts'

describe('the laboratory', () => {
  it('has no name twice', () => {
    const names = experiments.map(({ name }) => name)
    expect(names).toHaveLength(new Set(names).size)
  })

  it.each(experiments)('starts something that is there: $name', ({ starts }) => {
    const files = getLaunchArguments(starts).filter(each =>
      /^(shared|mf-[a-z]+|shell|node_modules)\/.*\.[jt]s$/.test(each),
    )
    if (starts.kind === 'playwright') files.push(`${starts.folder}/playwright.config.ts`)
    if (starts.kind === 'jest') files.push(`${starts.tests}.test.ts`)
    expect(files).not.toEqual([])
    expect(files.filter(file => !existsSync(path.join(projectRoot, file)))).toEqual([])
  })
})
