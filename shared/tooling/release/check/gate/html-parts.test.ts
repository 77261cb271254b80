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
describe('composed HTML', () => {
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
