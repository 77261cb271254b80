import { matchRoute } from '../routes.ts'
import type { NavigationItem } from './links.ts'

/** What stands at the end of a page: whom to call or write to, about what, and a page to read before. */
export interface Invitation {
  readonly title: string
  readonly text: string
  /** Of the e-mail that it opens. */
  readonly subject: string
  /** Never the page that it stands on. */
  readonly more: NavigationItem
}

const way = { name: 'How a school programme goes', path: '/services#school-programs' }
const labs = { name: 'Labs you can visit', path: '/labs' }
const courses = { name: 'Courses and prices', path: '/courses' }

/** In step with the way of working on /services: the visit is in week 1, the plan in week 3. */
const forSchools: Invitation = {
  title: 'Start with one class, one lab, one question',
  text: 'Tell us how many children, which classes and which room. In week 1 we visit you, free of charge. In week 3 you have a plan with dates and the price for each child in a year.',
  subject: 'Our school',
  more: way,
}

const forFamilies: Invitation = {
  title: 'A place for your child',
  text: 'Tell us the course, your child’s class and the language. We say when the next batch with a place starts.',
  subject: 'A place in a course',
  more: { name: 'When a batch is full', path: '/waitlist' },
}

/** By the first segment of a page's path. Short: every visitor gets all of them. */
const INVITATIONS: Readonly<Record<string, Invitation>> = {
  services: { ...forSchools, title: 'Ask for a visit', more: labs },
  labs: {
    ...forSchools,
    title: 'See one of these rooms at work',
    text: 'Tours are by appointment. Tell us which lab, and two school days that suit you.',
  },
  'smart-anganwadi': {
    ...forSchools,
    title: 'Name three centres',
    text: 'You get a fixed price for each before you decide.',
    more: labs,
  },
  courses: forFamilies,
  waitlist: { ...forFamilies, title: 'Ask before you wait', more: courses },
  'robot-maze': { ...forFamilies, title: 'From the maze to a course', more: courses },
  about: { ...forSchools, title: 'Work with us' },
  news: { ...forSchools, title: 'Could this be your school?' },
  blog: { ...forSchools, title: 'Try it with your class' },
}

/**
 * @param path of the page that the visitor is on
 * @returns nothing on the contact page, which is where an invitation leads
 */
export function invitationOn(path: string): Invitation | undefined {
  // One document answers all addresses that the site does not have: what it says must not depend on which one was asked for.
  const known = matchRoute(path)
  const [, segment = ''] = known ? (known.route.translation?.of ?? path).split('/') : []
  return segment === 'contact' ? undefined : (INVITATIONS[segment] ?? forSchools)
}
