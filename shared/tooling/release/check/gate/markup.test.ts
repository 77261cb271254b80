import { checkMarkup } from './markup.ts'
import { isSameLanguage } from './smoke-test.ts'

const english = { path: '/trap', remote: 'mf-trap', page: 'trap' }
const hindi = { ...english, path: '/hi/trap', translation: { of: '/trap', language: 'hi-IN' } }
const html =
  '<!doctype html><html><head><title>जाल | Site</title></head><body><div id="root"><main id="main"><div data-page=""><h1>जाल</h1></div></main></div></body></html>'

const titleFindings = (route: typeof english) =>
  checkMarkup([
    {
      path: route.path,
      html,
      loaded: { title: 'जाल', description: '' },
      route,
      params: {},
      odd: [],
      lines: [],
    },
  ]).findings.filter(({ what }) => what.includes('names its own title'))

describe('a translation', () => {
  it('names its own title, which no page with a route of its own may otherwise', () => {
    expect(titleFindings(english)).toHaveLength(1)
    expect(titleFindings(hindi)).toEqual([])
  })

  it('is come to by the browser from pages in another language, and by links from its own', () => {
    expect(isSameLanguage(english, hindi)).toBe(false)
    expect(isSameLanguage(hindi, { ...hindi, path: '/hi/other' })).toBe(true)
    expect(isSameLanguage(english, { ...english, path: '/other' })).toBe(true)
  })
})
