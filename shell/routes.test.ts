import { matchRoute } from './routes.ts'

describe('matchRoute', () => {
  it('finds the remote and the page of a path', () => {
    expect(matchRoute('/robot-maze')?.route).toMatchObject({ remote: 'mf-maze', page: 'maze' })
  })

  it('hands over the parameters decoded', () => {
    expect(matchRoute('/blog/a%20b')?.params).toEqual({ id: 'a b' })
  })

  it('tells the pages of a list from its items', () => {
    expect(matchRoute('/news/page/2')).toMatchObject({
      route: { page: 'news-page' },
      params: { number: '2' },
    })
    expect(matchRoute('/news/page')?.route.page).toBe('news-item')
  })

  it('takes a trailing slash for the same page', () => {
    expect(matchRoute('/news/')?.route.page).toBe('news')
  })

  it.each(['/nowhere', '/News', '/news/1/2', '/%E0%A4%A', '//news'])('does not know %s', path => {
    expect(matchRoute(path)).toBeUndefined()
  })
})
