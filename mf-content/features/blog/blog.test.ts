import { site } from '@kutuhal/contract'
import { posts } from './posts.data.ts'
import { categories, collectTags, getFilteredBlogPath, selectCardTags } from './posts.ts'

describe('the blog', () => {
  it('is five posts, each with an id of its own and a known category', () => {
    expect(new Set(posts.map(post => post.id)).size).toBe(5)
    expect(categories).toEqual(expect.arrayContaining(posts.map(post => post.category)))
  })

  it('has every site fact filled in', () => {
    expect(posts[0]?.author.bio).toContain(`since ${site.brand} began in ${site.founded}`)
    expect(JSON.stringify(posts)).not.toContain('{{')
  })
})

describe('tags', () => {
  it('are listed once each, in alphabetical order', () => {
    const tagged = [
      { tags: ['mazes', 'sensors'] },
      { tags: ['parents'] },
      { tags: ['sensors', 'Drones & kites'] },
    ]
    expect(collectTags(tagged)).toEqual(['Drones & kites', 'mazes', 'parents', 'sensors'])
  })

  it('stand on a card up to three, and then as a number', () => {
    expect(selectCardTags(['a', 'b', 'c'])).toEqual({ shown: ['a', 'b', 'c'], more: 0 })
    expect(selectCardTags(['a', 'b', 'c', 'd', 'e'])).toEqual({ shown: ['a', 'b', 'c'], more: 2 })
  })

  it('and categories lead to the filtered list, whatever characters they hold', () => {
    expect(getFilteredBlogPath('tag', 'Drones & kites')).toBe('/blog?tag=Drones%20%26%20kites')
    expect(getFilteredBlogPath('category', 'AI in Education')).toBe('/blog?category=AI%20in%20Education')
  })
})
