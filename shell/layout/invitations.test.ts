import { routes } from '../routes.ts'
import { invitationOn } from './invitations.ts'

const paths = routes
  .filter(({ path, translation }) => path !== '/contact' && translation?.of !== '/contact')
  .map(({ path }) => path)

it('invites on every page but the one that it leads to', () => {
  expect(paths.filter(path => invitationOn(path) === undefined)).toEqual([])
  expect(invitationOn('/contact')).toBeUndefined()
  expect(invitationOn('/hi/contact')).toBeUndefined()
  expect(invitationOn('/nowhere')).toBeDefined()
})

it('is the same on every address that the site does not have', () => {
  const paths = ['/nowhere', '/robot-maze/2', '/contact/us', '/labs/araria']
  expect(new Set(paths.map(invitationOn)).size).toBe(1)
})

it('never leads to the page that it stands on', () => {
  expect(paths.filter(path => invitationOn(path)?.more.path.split('#')[0] === path)).toEqual([])
})

it('differs from page to page', () => {
  const titles = ['/', '/services', '/labs', '/courses', '/waitlist', '/about', '/news', '/blog'].map(
    path => invitationOn(path)?.title,
  )
  expect(new Set(titles).size).toBe(titles.length)
})

it('promises schools what the way of working says: a visit in week 1, a plan in week 3', () => {
  expect(invitationOn('/')?.text).toMatch(/week 1 we visit.*week 3 you have a plan/)
})
