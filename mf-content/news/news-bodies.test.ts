import { plainText } from '../items/plain-text.ts'
import { articles } from './articles.ts'
import { newsBody } from './news-body.ts'
import { newsTexts } from './news-search-text.ts'

describe('the bodies of the news', () => {
  it('are all searched, and no other', async () => {
    expect(Object.keys(await newsTexts).sort()).toEqual(articles.map(article => article.id).sort())
  })

  it.each(articles)('are searched as they are shown: $id', async ({ id }) => {
    const text = plainText(await newsBody(id))
    expect(text.length).toBeGreaterThan(100)
    expect((await newsTexts)[id]).toBe(text)
    expect(text).not.toContain('{{')
  })
})
