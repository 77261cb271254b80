import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copyProject } from '../project-copy.ts'

/**
 * Builds mf-content with many news articles: the written ones again and again, each at an address of its own.
 * @returns the folder with the build
 * @throws Error with the build's own words if it does not build
 */
export function buildWithArticles(count: number, version: string): string {
  const copy = copyProject(['mf-content'])
  change(path.join(copy, 'mf-content/news/articles.ts'), text =>
    text.replace(
      'export const articles: readonly ArticleSummary[]',
      'const written: readonly ArticleSummary[]',
    ).concat(`
export const articles: readonly ArticleSummary[] = Array.from({ length: ${count} }, (_, index) => {
  const article = written[index % written.length]
  if (!article) throw new Error('Nothing is written.')
  return { ...article, id: String(index + 1) }
})
`),
  )
  change(path.join(copy, 'mf-content/news/news-body.ts'), text =>
    text.replace('news/${id}.html', 'news/${((Number(id) - 1) % 11) + 1}.html'),
  )
  const args = ['--import', 'tsx', 'shared/build/build-app.ts', 'mf-content', version]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return path.join(copy, 'mf-content', 'dist')
}

function change(file: string, edit: (text: string) => string): void {
  const before = readFileSync(file, 'utf8')
  const after = edit(before)
  if (after === before) throw new Error(`${file} is not as expected any more; adapt the change to it.`)
  writeFileSync(file, after)
}
