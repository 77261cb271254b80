import { plainText } from '../items/search-texts.ts'
import { blogBody } from './blog-body.ts'
import { blogTexts } from './blog-search-text.ts'
import { posts } from './posts.ts'

describe('the bodies of the posts', () => {
  it('are all searched, and no other', () => {
    expect(Object.keys(blogTexts).sort()).toEqual(posts.map(post => post.id).sort())
  })

  it.each(posts)('are searched as they are shown: $id', async ({ id }) => {
    const text = plainText(await blogBody(id))
    expect(text.length).toBeGreaterThan(100)
    expect(blogTexts[id]).toBe(text)
    expect(text).not.toContain('{{')
  })
})
