import { requireOwnAddresses } from './own-addresses.ts'

const own = { path: '/news/own', remote: 'mf-one', page: 'own' }
const item = { path: '/news/:id', remote: 'mf-two', page: 'item' }
const at = (path: string) => ({ path, route: item, params: {} })

it('takes the addresses of a route', () => {
  expect(requireOwnAddresses([at('/news/a'), at('/news/b')], [own, item])).toHaveLength(2)
})

it.each([
  ['an address twice', ['/news/a', '/news/a'], 'lists /news/a twice'],
  ['the page of an earlier route', ['/news/own'], 'where visitors get the page of /news/own'],
  ['that page in another language', ['/hi/news/own'], 'where visitors get the page of /news/own'],
])('takes no remote that lists %s', (_, paths, why) => {
  expect(() => requireOwnAddresses(paths.map(at), [own, item])).toThrow(why)
})
