import { getTranslatedPath } from '@kutuhal/contract/languages.ts'
import { getDocumentTitle, getPathLanguage, matchRoute, routes } from './routes.ts'

describe('the route table', () => {
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

  it.each([
    '/nowhere',
    '/News',
    '/news/1/2',
    '/%E0%A4%A',
    '//news',
    '/en/contact',
    '/fr/contact',
    '/hi/nowhere',
  ])('does not know %s', path => {
    expect(matchRoute(path)).toBeUndefined()
  })
})

describe('the language of a page', () => {
  it.each([
    ['/contact', 'en-IN'],
    ['/hi/contact', 'hi-IN'],
    ['/gu/contact', 'gu-IN'],
    ['/hi', 'hi-IN'],
    ['/nowhere', 'en-IN'],
    ['/hindi', 'en-IN'],
  ])('says of %s %s', (path, language) => {
    expect(getPathLanguage(path)).toBe(language)
  })

  it.each(routes)('may be any on $path: a remote translates its page without a change here', route => {
    expect(matchRoute(getTranslatedPath(route.path, 'hi'))?.route).toBe(route)
  })

  it('is a parameter of a translated page, next to its others', () => {
    expect(matchRoute('/gu/courses/iot')).toEqual({
      route: matchRoute('/courses/iot')?.route,
      params: { id: 'iot', language: 'gu' },
    })
  })
})

describe('the title of a document', () => {
  it.each([
    ['/', 'Kutuhal | STEM Education'],
    ['/services', 'Services | Kutuhal'],
    ['/robot-maze', 'Robot-maze | Kutuhal'],
    ['/news/999', 'News | Kutuhal'],
    ['/no/such/page', 'No | Kutuhal'],
    ['/%E0%A4%B8', 'स | Kutuhal'],
    ['/%E0%A4', '%E0%A4 | Kutuhal'],
  ])('names %s %s', (path, title) => {
    expect(getDocumentTitle(path)).toBe(title)
  })

  it('puts the title of an item first', () => {
    expect(getDocumentTitle('/courses/iot', 'IoT for Makers')).toBe('IoT for Makers | Kutuhal')
  })
})
