import { plainText } from '../items/plain-text.ts'
import { blogBody } from './blog-body.ts'
import { blogTexts } from './blog-search-text.ts'
import { posts } from './posts.ts'

describe('the bodies of the posts', () => {
  it('are all searched, and no other', async () => {
    expect(Object.keys(await blogTexts).sort()).toEqual(posts.map(post => post.id).sort())
  })

  it.each(posts)('are searched as they are shown: $id', async ({ id }) => {
    const text = plainText(await blogBody(id))
    expect(text.length).toBeGreaterThan(100)
    expect((await blogTexts)[id]).toBe(text)
    expect(text).not.toContain('{{')
  })
})
