import { canonicalPath, buildRoutePath, parsePathSegments } from './address.ts'

describe('the one spelling of a path', () => {
  it.each([
    ['/', '/'],
    ['/news', '/news'],
    ['/news/', '/news'],
    ['/robot%2Dmaze', '/robot-maze'],
    ['/blog/a%2fb', '/blog/a%2Fb'],
  ])('spells %s as %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical)
  })

  it.each(['//', '//news', '/news//2', '/news//', '/%E0%A4%A'])('has no spelling for %s', path => {
    expect(canonicalPath(path)).toBeUndefined()
  })
})

it('leaves an encoded slash inside its name', () => {
  expect(parsePathSegments('/blog/a%2Fb/')).toEqual(['blog', 'a/b'])
})

it('spells the path of a route as addresses are spelt', () => {
  const path = buildRoutePath({ path: '/blog/:id', remote: 'mf-content', page: 'blog-post' }, { id: 'a/b c' })
  expect(path).toBe('/blog/a%2Fb%20c')
  expect(canonicalPath(path)).toBe(path)
})
