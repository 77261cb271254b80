import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { documentFile, siteFile } from './site-paths.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
mkdirSync(path.join(folder, 'news', '2'), { recursive: true })
for (const page of ['.', 'news/2']) writeFileSync(path.join(folder, page, 'index.html'), '')
writeFileSync(path.join(folder, 'plan.json'), '{}')
mkdirSync(path.join(folder, 'files'))
for (const name of ['sitemap.xml', 'sitemap.xml.br', 'notes.md']) {
  writeFileSync(path.join(folder, 'files', name), '')
}
writeFileSync(path.join(folder, 'plan.xml'), '')

describe('documentFile', () => {
  it.each([
    ['/', 'index.html'],
    ['/?q=robots', 'index.html'],
    ['/news/2', 'news/2/index.html'],
    ['/news/2/', 'news/2/index.html'],
    ['/news/%32', 'news/2/index.html'],
  ])('finds the document of %s', (url, file) => {
    expect(documentFile(folder, url)).toBe(file)
  })

  it.each([
    '/news',
    '/plan.json',
    '/../news/2',
    '/%2e%2e/news/2',
    '//news/2',
    '/news%2f2',
    '/%E0%A4%A',
    '/news%00/2',
    '/.git',
    '/a\\b',
  ])('has no document for %s', url => {
    expect(documentFile(folder, url)).toBeUndefined()
  })
})

describe('siteFile', () => {
  it.each(['/sitemap.xml', '/sitemap.xml?v=1', '/sitem%61p.xml'])('finds the file of %s', url => {
    expect(siteFile(folder, url)).toBe('files/sitemap.xml')
  })

  it.each([
    '/feed.xml',
    '/plan.xml',
    '/notes.md',
    '/sitemap.xml.br',
    '/sitemap.xml/',
    '/files/sitemap.xml',
    '/files%2fsitemap.xml',
    '/news/../sitemap.xml',
    '/%',
  ])('has no file for %s', url => {
    expect(siteFile(folder, url)).toBeUndefined()
  })
})
