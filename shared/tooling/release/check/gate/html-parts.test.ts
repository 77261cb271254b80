import {
  extractAssets,
  extractBodyMarkup,
  extractHeadings,
  extractElementIds,
  extractLinkPreviewImage,
  extractLinks,
  extractPageMarkup,
  extractTitle,
} from './html-parts.ts'
import { checkMarkup } from './markup.ts'

const route = { path: '/trap', remote: 'mf-trap', page: 'trap' }
const html = `<!doctype html><html><head><title>Q &amp; A | Site</title><meta property="og:image" content="https://a.example/b.jpg?c=1&amp;d=2"></head><body>
<div id="root"><header><a href="/">Home</a></header><main id="main"><div class="css-0"><div data-page="">
<h1 id="top">Hi</h1><svg viewBox="0 0 1 1"><title>Drawing</title></svg>
<a class="x" href="/news?q=a&amp;b=c#last">News</a><abbr href="/no">no</abbr>
<img alt="" src="/a.svg" srcset="/b.svg 2x, /c.svg 3x"/><video poster="/d.jpg"></video>
</div></div></main><footer><a href="/end">End</a></footer></div><script type="application/json" id="composition">{}</script></body></html>`

describe('composed HTML', () => {
  const page = extractPageMarkup(html)

  it('has a title', () => {
    expect(extractTitle(html)).toBe('Q & A | Site')
  })

  it('holds a page, without the layout around it', () => {
    expect(page).toContain('<h1 id="top">')
    expect(page).not.toContain('Home')
    expect(page).not.toContain('End')
  })

  it('has links and pictures in the page', () => {
    expect(extractLinks(page)).toEqual(['/news?q=a&b=c#last'])
    expect(extractAssets(page)).toEqual(['/a.svg', '/d.jpg', '/b.svg', '/c.svg'])
  })

  it('names the picture that links to it are shown with', () => {
    expect(extractLinkPreviewImage(html)).toBe('https://a.example/b.jpg?c=1&d=2')
    expect(extractLinkPreviewImage('<title>Old</title>')).toBeUndefined()
  })

  it('has places to link to', () => {
    expect([...extractElementIds(html)]).toEqual(['root', 'main', 'top', 'composition'])
  })

  it('has a body in which the titles of drawings do not count', () => {
    expect(extractBodyMarkup(html)).not.toContain('<title>')
    expect(extractBodyMarkup(html)).toContain('<a class="x"')
  })

  it('has headings, without the markup in them', () => {
    expect(extractHeadings('<h1>One &amp; <b>two</b></h1><h1 id="b">Three</h1><h1>')).toEqual([
      'One & two',
      'Three',
    ])
  })

  it.each(['<h1>', '<svg ', '<a ', '<a href=', '<img src="" ', '<', ' id="', '<title>', '<b style='])(
    'is read in no time if it is full of %s',
    markup => {
      const trap = `<div id="root"><main><div data-page="">${markup.repeat(1_000_000 / markup.length)}`
      const start = performance.now()
      for (const read of [
        extractAssets,
        extractBodyMarkup,
        extractHeadings,
        extractElementIds,
        extractLinkPreviewImage,
        extractLinks,
        extractPageMarkup,
        extractTitle,
      ])
        read(trap)
      checkMarkup([
        { path: '/trap', html: trap, loaded: { description: '' }, route, params: {}, odd: [], lines: [] },
      ])
      // A generous limit, since parsing normally takes a tenth of a second; a bug once made it take minutes.
      expect(performance.now() - start).toBeLessThan(5000)
    },
  )
})
