import { currency } from './current-page.ts'

it.each([
  ['/courses', '/courses', 'page'],
  ['/courses', '/courses/iot', 'true'],
  ['/news', '/news/page/2', 'true'],
  ['/news', '/newsletter', undefined],
  ['/', '/news', undefined],
  ['/', '/', 'page'],
])('a link to %s on %s says %s', (path, currentPath, said) => {
  expect(currency(path, currentPath)).toBe(said)
})
