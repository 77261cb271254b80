import { routes } from '../routes.ts'
import { setLayoutWords } from './translate.ts'
import { hindi } from './words/hindi.ts'
import { getCallToAction, getFurtherReadingLink, audienceTexts } from './GetStarted.tsx'

const paths = routes.map(({ path }) => path).filter(path => path !== '/contact')

it('invites on every page but the one that it leads to', () => {
  expect(paths.filter(path => getCallToAction(path) === undefined)).toEqual([])
  expect(getCallToAction('/contact')).toBeUndefined()
  expect(getCallToAction('/hi/contact')).toBeUndefined()
  expect(getCallToAction('/nowhere')).toBeDefined()
})

it('is the same on every address that the site does not have', () => {
  const paths = ['/nowhere', '/robot-maze/2', '/contact/us', '/labs/araria']
  expect(new Set(paths.map(getCallToAction)).size).toBe(1)
})

it('never leads to the page that it stands on', () => {
  const leadsTo = (path: string) =>
    Object.values(audienceTexts).map(texts => getFurtherReadingLink(path, texts).path.split('#')[0])
  expect(paths.filter(path => leadsTo(path).includes(path))).toEqual([])
})

it('differs from page to page', () => {
  const pages = ['/', '/services', '/labs', '/courses', '/waitlist', '/about', '/news', '/blog'].map(
    getCallToAction,
  )
  for (const part of ['title', 'text'] as const) {
    expect(new Set(pages.map(page => page?.[part])).size).toBe(pages.length)
  }
})

it('is in the language of a page that its remote has translated since', () => {
  setLayoutWords(hindi)
  try {
    expect(getCallToAction('/hi/courses')?.title).toBe('A place for your child')
    for (const path of paths) expect(hindi).toHaveProperty([getCallToAction(`/hi${path}`)?.title ?? ''])
  } finally {
    setLayoutWords(undefined)
  }
})

it('promises schools what the way of working says: a visit in week 1, a plan in week 3', () => {
  expect(getCallToAction('/')?.text).toMatch(/week 1 we visit.*week 3 you have a plan/)
})
