import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PINS_FILE, type Composition } from '@kutuhal/contract/composition.ts'
import { composeWorkingTreeSite } from '@kutuhal/testing/releases/working-tree-site.ts'
import { posts } from '../features/blog/posts.data.ts'
import { articles } from '../features/news/articles.data.ts'
import { integrity } from './items.files.ts'

const site = composeWorkingTreeSite()
const { base } = (JSON.parse(site.file(PINS_FILE)) as Composition).remotes['mf-content'] ?? { base: '' }
const dist = path.dirname(site.releaseFile(`${base}remoteEntry.js`) ?? '')

describe('the scripts of the release', () => {
  const scripts = readdirSync(dist).filter(name => name.endsWith('.js'))
  const texts = scripts.map(name => readFileSync(path.join(dist, name), 'utf8')).join('\n')

  it('hold the hash of each list, and nothing of any item', () => {
    expect(Object.values(integrity).filter(hash => !texts.includes(hash))).toEqual([])
    const known = [...articles, ...posts].flatMap(({ title, excerpt }) => [title, excerpt.slice(0, 30)])
    expect(known.length).toBeGreaterThan(30)
    expect(known.filter(words => texts.includes(words))).toEqual([])
    expect(scripts.filter(name => /article|news-\d|body/.test(name))).toEqual([])
  })
})
