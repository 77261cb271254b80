import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { aboutOf } from './read-settings.ts'
import { settingsSchema } from './settings.ts'

const DOCS = 'shared/docs/guides/running-the-assistant.md'

it('has every setting in the docs, with what it says, and no other', () => {
  const rows = readFileSync(path.join(root, DOCS), 'utf8')
    .split('\n')
    .filter(line => /^\| `[A-Z_]+` /.test(line))
    .map(line =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map(cell => cell.trim()),
    )
  const expected = Object.keys(settingsSchema.shape).map(name => {
    const { about, fallback, example } = aboutOf(name)
    return [`\`${name}\``, fallback === 'none' ? 'none' : `\`${fallback}\``, about, `\`${example}\``]
  })
  expect(rows).toEqual(expected)
})
