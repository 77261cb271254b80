import { getAriaCurrent } from './links.tsx'

it.each([
  ['/courses', '/courses', 'page'],
  ['/courses', '/courses/iot', 'true'],
  ['/news', '/news/page/2', 'true'],
  ['/news', '/newsletter', undefined],
  ['/', '/news', undefined],
  ['/', '/', 'page'],
])('a link to %s on %s says %s', (path, currentPath, said) => {
  expect(getAriaCurrent(path, currentPath)).toBe(said)
})
