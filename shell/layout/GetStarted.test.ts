import { routes } from '../routes.ts'
import { callToActionOn, linkForMore, audiences } from './GetStarted.tsx'

const paths = routes
  .filter(({ path, translation }) => path !== '/contact' && translation?.of !== '/contact')
  .map(({ path }) => path)

it('invites on every page but the one that it leads to', () => {
  expect(paths.filter(path => callToActionOn(path) === undefined)).toEqual([])
  expect(callToActionOn('/contact')).toBeUndefined()
  expect(callToActionOn('/hi/contact')).toBeUndefined()
  expect(callToActionOn('/nowhere')).toBeDefined()
})

it('is the same on every address that the site does not have', () => {
  const paths = ['/nowhere', '/robot-maze/2', '/contact/us', '/labs/araria']
  expect(new Set(paths.map(callToActionOn)).size).toBe(1)
})

it('never leads to the page that it stands on', () => {
  const leadsTo = (path: string) =>
    Object.values(audiences).map(texts => linkForMore(path, texts).path.split('#')[0])
  expect(paths.filter(path => leadsTo(path).includes(path))).toEqual([])
})

it('differs from page to page', () => {
  const pages = ['/', '/services', '/labs', '/courses', '/waitlist', '/about', '/news', '/blog'].map(
    callToActionOn,
  )
  for (const part of ['title', 'text'] as const) {
    expect(new Set(pages.map(page => page?.[part])).size).toBe(pages.length)
  }
})

it('promises schools what the way of working says: a visit in week 1, a plan in week 3', () => {
  expect(callToActionOn('/')?.text).toMatch(/week 1 we visit.*week 3 you have a plan/)
})
