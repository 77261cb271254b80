import { css } from '@emotion/react'
import { site, telephoneLink, useNavigation } from '@kutuhal/contract'
import { ButtonLink, Container } from '@kutuhal/ui'
import { type ButtonKind, inkBorder, screenOnly, wideTablet } from '@kutuhal/ui/styles.ts'
import { matchRoute } from '../routes.ts'
import type { NavigationItem } from './link-lists.ts'
import { LayoutLink } from './links.tsx'
import { findTranslation, translate } from './translate.ts'

/** The target of Get Started links. The contact page has its own target. */
export function GetStarted() {
  const { path } = useNavigation().location
  const callToAction = getCallToAction(path)
  if (!callToAction) return null
  const { title, text, audience } = callToAction
  return (
    // By data-by-address the release check knows that this section differs from page to page.
    <section id="get-started" data-by-address="" aria-labelledby="get-started-title" css={[band, screenOnly]}>
      <Container css={layout}>
        <h2 id="get-started-title">{translate(title)}</h2>
        <Column texts={{ ...audienceTexts[audience], text }} currentPath={path} kind="primary" />
        <Column
          texts={audienceTexts[audience === 'school' ? 'child' : 'school']}
          currentPath={path}
          kind="secondary"
        />
        <p>
          <a href={telephoneLink}>{translate(`Call ${site.phone}`)}</a>
        </p>
      </Container>
    </section>
  )
}

interface ColumnProps {
  readonly texts: AudienceTexts
  readonly currentPath: string
  readonly kind: ButtonKind
}

function Column({ texts, currentPath, kind }: ColumnProps) {
  const { name, text, subject, buttonText } = texts
  const more = getFurtherReadingLink(currentPath, texts)
  return (
    <div css={column}>
      <h3>{translate(name)}</h3>
      <p>{translate(text)}</p>
      <ButtonLink href={`mailto:${site.email}?subject=${encodeURIComponent(translate(subject))}`} kind={kind}>
        {translate(buttonText)}
      </ButtonLink>
      <p>
        <LayoutLink item={more} />
      </p>
    </div>
  )
}

/** A column for each audience, the column of `audience` first. */
interface CallToAction {
  readonly title: string
  /** Replaces this audience's general text. */
  readonly text: string
  readonly audience: Audience
}

type Audience = 'school' | 'child'

interface AudienceTexts {
  readonly name: string
  /** For pages that address the other audience first. */
  readonly text: string
  /** Of the e-mail that the button opens. */
  readonly subject: string
  readonly buttonText: string
  /** Only the first that does not lead to the current page is shown. */
  readonly more: readonly [NavigationItem, NavigationItem]
}

export const audienceTexts: Readonly<Record<Audience, AudienceTexts>> = {
  school: {
    name: 'For your school',
    text: 'The first visit is free of charge.',
    subject: 'Our school',
    buttonText: 'Write about your school',
    more: [
      { name: 'How a school programme goes', path: '/services#school-programs' },
      { name: 'Labs you can visit', path: '/labs' },
    ],
  },
  child: {
    name: 'For your child',
    text: 'Weekend courses, live and in small groups.',
    subject: 'A place in a course',
    buttonText: 'Ask for a place',
    more: [
      { name: 'Courses and prices', path: '/courses' },
      { name: 'When a batch is full', path: '/waitlist' },
    ],
  },
}

const school = (title: string, text: string): CallToAction => ({ title, text, audience: 'school' })
const child = (title: string, text: string): CallToAction => ({ title, text, audience: 'child' })

/** As on /services, the visit must be in week 1 and the plan in week 3. */
const forSchools = school(
  'Start with one class, one lab, one question',
  'Tell us how many children, which classes and which room. In week 1 we visit you, free of charge. In week 3 you have a plan with dates and prices.',
)

/** By the first segment of a page's path. Keep them short: every visitor loads all texts. */
const CALLS_TO_ACTION: Readonly<Record<string, CallToAction>> = {
  services: school('Ask for a visit', 'It is free of charge. Tell us which classes and which room.'),
  labs: school(
    'See one of these rooms at work',
    'Tell us which lab, and two school days that suit you: tours are by appointment.',
  ),
  'smart-anganwadi': school('Name three centres', 'You get a fixed price for each before you decide.'),
  courses: child('A place for your child', 'Tell us the course, your child’s class and the language.'),
  waitlist: child('Ask before you wait', 'Another batch may have a place for your child.'),
  'robot-maze': child('From the maze to a course', 'Tell us your child’s class. We say which course fits.'),
  about: school('Work with us', 'Tell us what your school has, and what it lacks.'),
  news: school('Could this be your school?', 'Tell us which classes, and when a visit suits you.'),
  blog: school('Try it with your class', 'Tell us which class, and what is in the cupboard.'),
}

/** A page to read before writing; never the page at `path` itself. */
export const getFurtherReadingLink = (
  path: string,
  { more: [first, second] }: AudienceTexts,
): NavigationItem => (findTranslation(first.path)?.split('#')[0] === path ? second : first)

/** @returns undefined on the contact page, where calls to action lead */
export function getCallToAction(path: string): CallToAction | undefined {
  // One document answers all unknown addresses, so its call to action must not depend on the address.
  const segment = matchRoute(path)?.route.path.split('/')[1] ?? ''
  if (segment === 'contact') return undefined
  const own = CALLS_TO_ACTION[segment]
  // A page may be translated before this release knows it.
  return own && findTranslation(own.title) ? own : forSchools
}

const band = css({
  paddingBlock: 'var(--space-section)',
  background: 'var(--kolam), var(--color-call)',
  '& p > a': { color: 'var(--color-ink)', fontWeight: 650 },
})

const layout = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [wideTablet]: { gridTemplateColumns: '1.4fr 1fr', '& > h2, & > h2 ~ p': { gridColumn: '1 / -1' } },
})

const column = css({
  display: 'grid',
  gap: 'var(--space-3)',
  alignContent: 'start',
  justifyItems: 'start',
  paddingTop: 'var(--space-4)',
  borderTop: inkBorder,
  '& > p': { fontSize: 'var(--text-l)' },
})
