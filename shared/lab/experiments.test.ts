import { existsSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { experiments } from './experiments.ts'

describe('the laboratory', () => {
  it('has no name twice', () => {
    const names = experiments.map(({ name }) => name)
    expect(names).toHaveLength(new Set(names).size)
  })

  it.each(experiments)('starts something that is there: $name', ({ starts }) => {
    const files = starts.filter(each => /^(shared|mf-[a-z]+|shell|node_modules)\//.test(each))
    expect(files).not.toEqual([])
    expect(files.filter(file => !existsSync(path.join(projectRoot, file)))).toEqual([])
  })
})
