import { site } from '@kutuhal/contract'
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
const contact = { name: 'Address and opening hours', path: '/contact' }

/** In step with the way of working on /services: the visit is in week 1, the plan in week 3. */
const forSchools: Invitation = {
  title: 'Start with one class, one lab, one question',
  text: 'Tell us how many children, which classes and which room. In week 1 we visit you, free of charge. In week 3 you have a plan with dates, and the price for each child in a year.',
  subject: 'A visit to our school',
  more: way,
}

const forFamilies: Invitation = {
  title: 'A place for your child',
  text: 'Tell us the course, your child’s class and the language you would like. We say when the next batch starts and whether it has a place.',
  subject: 'A place in a course',
  more: { name: 'When a batch is full', path: '/waitlist' },
}

/** By the first segment of a page's path. */
const INVITATIONS: Readonly<Record<string, Invitation>> = {
  services: { ...forSchools, title: 'Ask for a visit', more: labs },
  labs: {
    title: 'See one of these rooms at work',
    text: 'Tours are by appointment, on school days and in small groups. Tell us which lab, how many of you come, and two days that suit you.',
    subject: 'A tour of a lab',
    more: way,
  },
  'smart-anganwadi': {
    title: 'Name three centres',
    text: 'One that does well, one that struggles, and one that is far away. You get a fixed price for each centre before you decide.',
    subject: 'Smart Anganwadi: three centres',
    more: labs,
  },
  courses: forFamilies,
  waitlist: { ...forFamilies, title: 'Ask before you wait', more: courses },
  'robot-maze': { ...forFamilies, title: 'From the maze to a first program', more: courses },
  about: { ...forSchools, title: 'Work with us' },
  news: { ...forSchools, title: 'Could this be your school?' },
  blog: { ...forSchools, title: 'Try it in your own classroom' },
  'privacy-policy': question(),
  'terms-of-service': question(),
}

function question(): Invitation {
  return {
    title: 'Rather ask a person?',
    text: 'Call or write: somebody at our office in Ahmedabad answers.',
    subject: `A question to ${site.brand}`,
    more: contact,
  }
}

/**
 * @param path of the page that the visitor is on
 * @returns nothing on the contact page, which is where an invitation leads
 */
export function invitationOn(path: string): Invitation | undefined {
  const [, segment = ''] = path.split('/')
  return segment === 'contact' ? undefined : (INVITATIONS[segment] ?? forSchools)
}
