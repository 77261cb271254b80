/** Checks README and shared/docs: files, links and headings exist, and decisions have the same form. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean)
const textOf = (page: string) => readFileSync(path.join(projectRoot, page), 'utf8')
const isThere = (file: string) => existsSync(path.join(projectRoot, file))

const pages = [
  'README.md',
  ...git('ls-files', '--cached', '--others', '--exclude-standard', 'shared/docs').filter(
    page => page.endsWith('.md') && isThere(page),
  ),
]

const anchorsOf = (page: string) =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(pages)('%s', page => {
  it('links to what is there', () => {
    const links = [...textOf(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, to = '']) => to)
    const dead = links.filter(link => {
      const [file = '', anchor] = link.split('#')
      const target = file === '' ? page : path.join(path.dirname(page), file)
      return !isThere(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
    })
    expect(dead).toEqual([])
  })

  it('names files that are there', () => {
    const named = [
      ...textOf(page).matchAll(/`((?:shared|shell|mf-(?:chat|content|maze|contact))\/[\w./-]*)`/g),
    ].map(([, file = '']) => file)
    expect(named.filter(file => !isThere(file))).toEqual([])
  })
})

it.each(pages.filter(page => /\/decisions\/\d/.test(page)))('%s is a page with a status', page => {
  const text = textOf(page)
  for (const part of ['Context', 'Decision', 'Consequences']) expect(text).toContain(`\n## ${part}\n`)
  expect(text).toMatch(/\n## Status\n\n(Accepted|Superseded)/)
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(400)
})

const SCREEN = 60
const linesOf = (page: string) => textOf(page).split('\n').length - 1

it('is no longer than a screen and a half at the start: README', () => {
  expect(linesOf('README.md')).toBeLessThanOrEqual(1.5 * SCREEN)
})

it('fits on four screens: what an operator reads', () => {
  const guides = ['serving', 'edges', 'running-the-assistant', 'canaries']
  const lines = guides.map(guide => linesOf(`shared/docs/guides/${guide}.md`))
  expect(lines.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(4 * SCREEN)
})

it('is where the sources say that it is', () => {
  const named = git('grep', '-hoE', 'shared/docs/[a-z/0-9-]+[.]md', '--', ':!shared/docs')
  expect([...new Set(named)].filter(page => !isThere(page))).toEqual([])
})
