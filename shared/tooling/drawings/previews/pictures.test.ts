import type { HTMLElement } from 'node-html-parser'
import { composeWorkingTreeSite } from '@kutuhal/testing/releases/working-tree-site.ts'

const pages = composeWorkingTreeSite().pages.map(({ path, document }) => ({
  path,
  pictures: document.querySelectorAll('main img'),
}))

/** One next to a title and a row of three below it. */
const MOST_AT_ONCE = 4

/** Lists addresses. */
const wrong = (what: (picture: HTMLElement) => boolean) =>
  pages.flatMap(({ path, pictures }) => pictures.filter(what).map(picture => `${path}: ${picture.attrs.src}`))

const widthsIn = (element: HTMLElement | null | undefined) => element?.attrs.srcset?.match(/ \d+w/g) ?? []

describe('the pictures of every page', () => {
  it('are there', () => {
    expect(pages.filter(({ pictures }) => pictures.length > 0).length).toBeGreaterThan(25)
  })

  it('keep their space free, and say what they show or that they only decorate', () => {
    const needed = ['width', 'height', 'alt']
    expect(wrong(picture => !needed.every(name => picture.hasAttribute(name)))).toEqual([])
  })

  // The map stays SVG for sharp words; the maze draws the board as SVG.
  it('are offered as AVIF and WebP at four widths, unless they are a map or a board', () => {
    const isPlan = (picture: HTMLElement) => /\/(map|maze)\.svg$/.test(picture.getAttribute('src') ?? '')
    const isOffered = (picture: HTMLElement) => {
      const avif = picture.parentNode?.querySelector('source[type="image/avif"][sizes]')
      return picture.hasAttribute('sizes') && [picture, avif].every(element => widthsIn(element).length === 4)
    }
    expect(wrong(picture => !isPlan(picture) && !isOffered(picture))).toEqual([])
  })

  it('wait until they come near, below the top of the page', () => {
    const isWaiting = (picture: HTMLElement) => picture.getAttribute('loading') === 'lazy'
    for (const { path, pictures } of pages) {
      const eager = pictures.filter(picture => !isWaiting(picture))
      expect(`${path}: ${eager.length <= MOST_AT_ONCE}`).toBe(`${path}: true`)
      expect(pictures.slice(0, eager.length)).toEqual(eager)
    }
  })
})
