import { canonicalPath } from './address.ts'

describe('canonicalPath', () => {
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
