import { PAGE_SIZE } from '../../lists/list-page.ts'
import { buildSitemapGroups, listLaterSitemapPages } from './sitemap-groups.ts'

const groups = buildSitemapGroups({
  labs: [{ id: 'drone-lab', name: 'Drone Lab' }],
  courses: [{ id: 'iot', title: 'IoT' }],
  articles: [{ id: '7', title: 'A thermos in Vadodara' }],
  posts: [{ id: '2', title: 'Why robots fall over' }],
})
const links = groups.flatMap(group => group.links)

describe('the sitemap', () => {
  it('calls news, posts, courses and labs by their titles', () => {
    expect(links).toEqual(
      expect.arrayContaining([
        { href: '/news/7', text: 'A thermos in Vadodara' },
        { href: '/blog/2', text: 'Why robots fall over' },
        { href: '/courses/iot', text: 'IoT' },
        { href: '/services#drone-lab', text: 'Drone Lab' },
      ]),
    )
  })

  it('lists every page once', () => {
    const addresses = links.map(link => link.href)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})

describe('the further pages of the sitemap', () => {
  it('are none where the first one names everything', () => {
    expect(listLaterSitemapPages([[1, PAGE_SIZE]], [[1, 5]])).toEqual([])
  })

  it('name every portion of both lists once, whatever is missing in the ids', () => {
    const pages = listLaterSitemapPages(
      [
        [1, 9000],
        [9002, 10_001],
      ],
      [[1, PAGE_SIZE + 1]],
    )
    const named = (list: string) => pages.filter(page => page.list === list).flatMap(page => page.portions)
    expect(named('news')).toEqual(Array.from({ length: 416 }, (_, index) => index + 1))
    expect(named('blog')).toEqual([1])
    expect(Math.max(...pages.map(page => page.portions.length * PAGE_SIZE))).toBe(192)
  })
})
