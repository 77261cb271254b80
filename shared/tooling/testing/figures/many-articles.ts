import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '../project-copy.ts'

/**
 * Builds mf-content with many news articles: the written ones again and again, each at an address of its own.
 * @returns the folder with the build
 * @throws Error with the build's own words if it does not build
 */
export function buildWithArticles(count: number, version: string): string {
  const copy = copyProject(['mf-content'])
  const news = path.join(copy, 'mf-content/content/news')
  const written = readdirSync(news).map(name => readFileSync(path.join(news, name), 'utf8'))
  for (let id = written.length + 1; id <= count; id += 1) {
    const article = written[id % written.length] ?? ''
    writeFileSync(path.join(news, `${id}.html`), article.replace(/^slug: .*$/m, `slug: article-${id}`))
  }
  const args = ['--import', 'tsx', 'shared/tooling/build/build-app.ts', 'mf-content', version]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return path.join(copy, 'mf-content', 'dist')
}
