import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { buildWithArticles } from '@kutuhal/testing/figures/many-articles.ts'
import { articles } from '../news/articles.data.ts'

const COUNT = 50

describe('a build with fifty articles', () => {
  let dist: string
  beforeAll(() => {
    dist = buildWithArticles(COUNT, '1.0.0')
  }, 300_000)
  // Nothing to remove if there was nothing to build in.
  afterAll(() => dist && rmSync(path.resolve(dist, '../..'), { recursive: true }))

  const contentOf = (list: string) => readdirSync(path.join(dist, 'content/news', list))

  it('has a file for each of them, and three portions of the list', () => {
    const stories = contentOf('').filter(name => /^\d+\.json$/.test(name))
    expect(stories).toHaveLength(COUNT)
    expect(contentOf('list')).toHaveLength(3)
  })

  it('has nothing of any in a script: what a first view loads does not grow with them', () => {
    const scripts = readdirSync(dist).filter(name => name.endsWith('.js'))
    const texts = scripts.map(name => readFileSync(path.join(dist, name), 'utf8')).join('\n')
    expect(texts).toContain(`[[1,${COUNT}]]`)
    const slugs = [
      ...articles.map(({ slug }) => slug),
      ...Array.from({ length: COUNT }, (_, id) => `article-${id}`),
    ]
    expect(slugs.filter(slug => texts.includes(`"${slug}"`))).toEqual([])
    expect(scripts.filter(name => /article|news-\d|body/.test(name))).toEqual([])
  })
})
