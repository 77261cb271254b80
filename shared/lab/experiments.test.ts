import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { commandOf, experiments } from './experiments.ts'

const page = readFileSync(path.join(root, 'shared/docs/reference/laboratory.md'), 'utf8')

/** Each item's name and what it does, as the formatter may have wrapped them. */
const items = page
  .split(/^- /m)
  .slice(1)
  .map(item => /^(`.*?`): (.+?)(?:\n\n|$)/s.exec(item.replace(/\n {2}/g, ' ').trimEnd())?.slice(1))

describe('the laboratory', () => {
  it('has no name twice', () => {
    const names = experiments.map(({ name }) => name)
    expect(names).toHaveLength(new Set(names).size)
  })

  it.each(experiments)('starts something that is there: $name', ({ starts }) => {
    const files = commandOf(starts).filter(each =>
      /^(shared|mf-[a-z]+|shell|node_modules)\/.*\.[jt]s$/.test(each),
    )
    if (starts.kind === 'playwright') files.push(`${starts.folder}/playwright.config.ts`)
    if (starts.kind === 'jest') files.push(`${starts.tests}.test.ts`)
    expect(files).not.toEqual([])
    expect(files.filter(file => !existsSync(path.join(root, file)))).toEqual([])
  })

  it('is written down as it is (shared/docs/reference/laboratory.md)', () => {
    expect(items).toEqual(
      experiments.map(({ name, options, does }) => [
        `\`${[name, options].filter(Boolean).join(' ')}\``,
        does,
      ]),
    )
  })
})
