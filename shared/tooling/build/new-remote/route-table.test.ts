import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../apps.ts'
import { findFreeRoutePath, requireValidRoutePath, addRoute } from './route-table.ts'

const source = `export const routes: readonly HostRoute[] = [
  { path: '/', remote: 'mf-content', page: 'home' },
  { path: '/news/:id', remote: 'mf-content', page: 'news-item' },
]

export const others = [
]
`
const labs = { path: '/labs', remote: 'mf-labs', page: 'labs' }

describe('a new route', () => {
  it('adds one line at the end of the table and leaves the rest alone', () => {
    const line = "  { path: '/labs', remote: 'mf-labs', page: 'labs' },\n"
    expect(addRoute(source, labs)).toBe(source.replace(']\n\nexport', `${line}]\n\nexport`))
  })

  it.each(['/', '/news/1'])('refuses %s, which another page answers', taken => {
    expect(() => addRoute(source, { ...labs, path: taken })).toThrow(/is taken.*--path/)
  })

  it('finds the table of this very shell', () => {
    const routes = readFileSync(path.join(projectRoot, 'shell/routes.ts'), 'utf8')
    expect(addRoute(routes, { ...labs, path: '/nobody-has-this' })).toContain("path: '/nobody-has-this'")
    expect(() => addRoute(routes, { ...labs, path: '/news/7' })).toThrow('/news/:id')
  })

  it('says so when there is no table', () => {
    expect(() => addRoute('export const routes = makeRoutes()\n', labs)).toThrow('has no table')
  })
})

describe('the address of a new remote', () => {
  it('takes the first address that nobody has', () => {
    expect(findFreeRoutePath(source, ['/labs', '/new-labs'])).toBe('/labs')
    expect(findFreeRoutePath(addRoute(source, labs), ['/labs', '/new-labs'])).toBe('/new-labs')
  })
})

describe('an address that somebody types', () => {
  it.each(['/labs', '/robot-kits', '/labs/patna'])('takes %s', address => {
    expect(requireValidRoutePath(address)).toBe(address)
  })

  it.each(['labs', '/', '/Labs', '/labs/', '/labs/:id', '/../labs', '/apps/labs', "/labs'", '/labs?a'])(
    'refuses %s',
    address => {
      expect(() => requireValidRoutePath(address)).toThrow('--path /our-labs')
    },
  )
})
