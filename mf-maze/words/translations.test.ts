import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { testTranslations } from '@kutuhal/testing/translations.ts'
import { gujarati } from './gujarati.ts'
import { hindi } from './hindi.ts'

const english = Object.fromEntries(Object.keys(hindi.texts).map(text => [text, text]))

testTranslations({
  english,
  translated: { Hindi: hindi.texts, Gujarati: gujarati.texts },
  isOwn: /^$/,
  latin: /Blockzie|Delete|\/(hi|gu)\/courses\/blockzie/g,
})

it('are of texts that the maze says', () => {
  const app = path.join(__dirname, '..')
  const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter(file => /^(components|embed|maze|pages)\/.*(?<!\.test)\.tsx?$/.test(file))
    .map(file => readFileSync(path.join(app, file), 'utf8'))
    .join('\n')
  expect(Object.keys(english).filter(text => !sources.includes(`'${text}'`))).toEqual([])
})
