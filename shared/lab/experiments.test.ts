import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { commandOf, experiments } from './experiments.ts'

const page = readFileSync(path.join(root, 'shared/docs/laboratory.md'), 'utf8')

/** The cells of each row, as the formatter may not have padded them. */
const rows = page
  .split('\n')
  .filter(line => line.startsWith('| `'))
  .map(line =>
    line
      .split('|')
      .map(cell => cell.trim())
      .slice(1, -1),
  )

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

  it('is written down as it is (shared/docs/laboratory.md)', () => {
    expect(rows).toEqual(
      experiments.map(({ name, options, does }) => [
        `\`${[name, options].filter(Boolean).join(' ')}\``,
        does,
      ]),
    )
  })
})
