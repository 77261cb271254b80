import { buildSitemapGroups } from './sitemap-groups.ts'

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
