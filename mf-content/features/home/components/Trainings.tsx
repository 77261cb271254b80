import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { tabletWidth } from '@kutuhal/ui/breakpoints.ts'
import { createTabletColumns } from '../../../components/column-styles.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { Illustration } from '../../../components/Illustration.tsx'
import type { TextLink, TitledText } from '../../../text-types.ts'

/** The four trainings outside the labs, each with an uncropped drawing. */
export function Trainings() {
  return (
    <FullWidthSection title="Specialized Trainings">
      <ul role="list" css={grid}>
        {trainings.map(({ title, image, alt, text, link }) => (
          <li key={title} css={card}>
            <Illustration css={picture} drawing={image} alt={alt} sizes={SIZES} />
            <h3>{title}</h3>
            <p>{text}</p>
            <ArrowLink href={link.href}>{link.text}</ArrowLink>
          </li>
        ))}
      </ul>
    </FullWidthSection>
  )
}

const SIZES = `(min-width: ${tabletWidth}) min(50vw, 50rem), 94vw`

const grid = createTabletColumns([1, 1], 'var(--space-7) var(--space-6)')

const card = css({ display: 'grid', gap: 'var(--space-2)', alignContent: 'start' })

const picture = css({ marginBottom: 'var(--space-2)' })

interface Training extends TitledText {
  /** The drawing's path below this app's drawings/ folder, without its extension. */
  readonly image: string
  readonly alt: string
  readonly link: TextLink
}

/** The four trainings outside the labs. */
const trainings: readonly Training[] = [
  {
    title: 'Vocational Lab',
    image: 'trainings/vocational-lab',
    alt: 'Two people’s hands solder a circuit board; below it a burnt fuse lies on the sketch of its circuit',
    text: 'Wiring, soldering, plumbing and simple machine work for Classes 9 to 12, taught by people who earn their living with it.',
    link: { href: '/contact', text: 'Ask for the next dates' },
  },
  {
    title: 'Medical Camp',
    image: 'trainings/medical-camp',
    alt: 'A doctor under a striped awning listens to a child’s heart, and a student watches',
    text: 'Doctors and nurses examine schoolchildren, and students who think of a medical profession work beside them.',
    link: { href: '/news/10', text: 'The camp in Kawant' },
  },
  {
    title: 'Skills',
    image: 'trainings/skills',
    alt: 'Hands write a letter with two lines crossed out, between the plan of a week and an hourglass',
    text: 'Explaining a project in three minutes, writing to a stranger for help, planning a week, and disagreeing without a quarrel.',
    link: { href: '/courses', text: 'Courses to practise with' },
  },
  {
    title: 'Career Counselling',
    image: 'trainings/career-counselling',
    alt: 'Two hands draw the ways from one point to pictures of four professions, and cross one way out',
    text: 'Twenty-two people with as many professions at small tables, a talk with a counsellor and a session for parents.',
    link: { href: '/news/9', text: 'The camp in Rajkot' },
  },
]
