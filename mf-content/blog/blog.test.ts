import { site } from '@kutuhal/contract'
import { latestPosts, postById, relatedPosts } from './blog.ts'
import { categories, posts } from './posts.ts'

describe('the blog', () => {
  it('comes newest first', () => {
    const dates = latestPosts().map(post => post.date)
    expect(dates).toEqual(
      posts
        .map(post => post.date)
        .toSorted()
        .toReversed(),
    )
  })

  it('is five posts, each with an id of its own and a known category', () => {
    expect(new Set(posts.map(post => post.id)).size).toBe(5)
    expect(categories).toEqual(expect.arrayContaining(posts.map(post => post.category)))
  })

  it('has every site fact filled in', () => {
    expect(postById('1')?.author.bio).toContain(`since ${site.brand} began in ${site.founded}`)
    expect(JSON.stringify(posts)).not.toContain('{{')
  })
})

describe('a blog post', () => {
  it('is found by its id', () => {
    expect(postById('5')?.id).toBe('5')
  })

  it.each(['', '0', '01', '999', 'toString'])('is not found by "%s"', id => {
    expect(postById(id)).toBeUndefined()
  })

  it('comes with the three most recent others', () => {
    const [newest, ...others] = latestPosts()
    expect(relatedPosts(newest?.id ?? '')).toEqual(others.slice(0, 3))
    expect(relatedPosts('1').map(post => post.id)).not.toContain('1')
  })
})
