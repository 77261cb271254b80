import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '@kutuhal/testing/project-copy.ts'

/**
 * Builds mf-content with many news articles: the written ones again and again, each at an address of its own and with a paragraph of
 * words of its own, as many different ones as a language has.
 * @returns the folder with the build
 * @throws Error with the build's own words if it does not build
 */
export function buildWithArticles(count: number, version: string): string {
  const copy = copyProject(['mf-content'])
  const news = path.join(copy, 'mf-content/features/news/content')
  const written = readdirSync(news).map(name => readFileSync(path.join(news, name), 'utf8'))
  for (let id = written.length + 1; id <= count; id += 1) {
    const article = (written[id % written.length] ?? '')
      .replace(/^slug: .*$/m, `slug: article-${id}`)
      .replace(/^date: .*$/m, `date: ${dayOf(id)}`)
    writeFileSync(path.join(news, `${id}.html`), `${article}<p>${wordsOf(id).join(' ')}.</p>\n`)
  }
  const args = ['--import', 'tsx', 'shared/tooling/build/build-app.ts', 'mf-content', version]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  if (status !== 0) {
    rmSync(copy, { recursive: true })
    throw new Error(stderr)
  }
  return path.join(copy, 'mf-content', 'dist')
}

/** Before the written ones: what the home page and the lists show first stays as it is. */
const dayOf = (id: number): string =>
  new Date(Date.UTC(2024, 11, 31 - (id % 3000))).toISOString().slice(0, 10)

const WORDS_OF_ITS_OWN = 120
const LANGUAGE = 30_000

/** Some words are in most articles and most are in few. The same for the same id, wherever it is built. */
function wordsOf(id: number): readonly string[] {
  let seed = id
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  return Array.from({ length: WORDS_OF_ITS_OWN }, () => spelt(Math.floor(LANGUAGE * random() ** 4)))
}

const syllables = [
  'ka',
  'rov',
  'bo',
  'mi',
  'ta',
  'lun',
  'shi',
  'ne',
  'vor',
  'dra',
  'gu',
  'pil',
  'so',
  'je',
  'hen',
  'wa',
]

const spelt = (number: number): string =>
  [...(number + 16).toString(16)].map(digit => syllables[Number.parseInt(digit, 16)]).join('')
