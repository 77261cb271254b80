import { css } from '@emotion/react'
import { desktopQuery, desktopWidth } from '@kutuhal/ui/styles/breakpoints.ts'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { eyebrowStyle } from '@kutuhal/ui/styles/eyebrow-style.ts'
import { createBlockPrintStyle, unbrokenPrintStyle } from '@kutuhal/ui/styles/on-paper.ts'
import { screenOnly } from '@kutuhal/ui/styles/screen-only.ts'
import { createDesktopColumns } from '../../../components/column-styles.ts'
import { Illustration } from '../../../components/Illustration.tsx'
import { textStyles } from '../../../components/text-styles.ts'
import type { CourseOutline, CourseWithOutline } from '../course-outlines.ts'
import { formatAges, formatPrice, formatGrades } from '../course-text.ts'
import type { Course } from '../courses.ts'
import { createEnrolmentMailto } from '../enrolment.ts'
import { CourseRating } from './CourseRating.tsx'
import { EnrolBox } from './EnrolBox.tsx'
import { ForParents } from './ForParents.tsx'
import { NextBatchStart } from './NextBatchStart.tsx'

export function CourseDetail(course: CourseWithOutline) {
  return (
    <article>
      <header css={band}>
        <Container css={head}>
          <div css={words}>
            <p css={textStyles.origin}>
              <a css={eyebrowStyle} href="/courses">
                Courses
              </a>
              <span>{formatGrades(course.grade)}</span>
            </p>
            <h1 css={heading}>{course.title}</h1>
            <CourseKeyFacts {...course} />
            <p css={lead}>{course.description}</p>
            <CourseRating {...course} />
          </div>
          <Illustration
            drawing={`courses/${course.id}`}
            alt={course.imageAlt}
            sizes={SIZES}
            loading="eager"
            fetchPriority="high"
          />
        </Container>
      </header>
      <Container css={body}>
        <EnrolBox {...course} />
        <div css={text}>
          <section css={section}>
            <h2>Overview</h2>
            {course.overview.map(paragraph => (
              <p key={paragraph} css={textStyles.large}>
                {paragraph}
              </p>
            ))}
          </section>
          <section css={section}>
            <h2>What you build</h2>
            <ul css={builds}>
              {course.builds.map(thing => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </section>
          <SessionList {...course} />
          <ForParents {...course} />
        </div>
      </Container>
    </article>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 30rem, 94vw`

const band = css({
  // As in FullWidthSection.tsx: links stay readable on dots.
  '--color-peacock': 'var(--color-peacock-dark)',
  background: 'var(--kolam), var(--color-sky)',
  paddingBlock: 'var(--space-section)',
})

const head = createDesktopColumns([7, 5], 'var(--space-6) var(--space-8)', 'center')

const words = css({ display: 'grid', gap: 'var(--space-3)' })

// At this size, titles have as many lines in the fallback fonts (shared/ui/styles/base.css) as in the web
// font.
const heading = css({ fontSize: 'calc(var(--text-3xl) * 0.95)' })
const lead = css({ fontSize: 'var(--text-l)', maxWidth: '38rem' })

const body = css(
  {
    display: 'grid',
    gap: 'var(--space-6) var(--space-8)',
    alignItems: 'start',
    paddingBlock: 'var(--space-section)',
    [desktopQuery]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
  },
  createBlockPrintStyle('var(--space-6)'),
)

const text = css(
  { display: 'grid', gap: 'var(--space-7)', [desktopQuery]: { gridColumn: 1, gridRow: 1 } },
  createBlockPrintStyle('var(--space-7)'),
)

const section = css({ display: 'grid', gap: 'var(--space-4)' }, createBlockPrintStyle('var(--space-4)'))

const builds = css({
  display: 'grid',
  gap: 'var(--space-2)',
  paddingLeft: 'var(--space-5)',
  fontSize: 'var(--text-l)',
  '& li::marker': { color: 'var(--color-vermilion)' },
})

/** A parent's first questions: price, times, age, next start, how to enrol. */
function CourseKeyFacts(course: Course) {
  return (
    <div css={words}>
      <ul role="list" css={line}>
        <li>
          <strong css={price}>{formatPrice(course.price)}</strong>
        </li>
        <li>
          {course.day}s, {course.hours}
        </li>
        <li>For {formatAges(course.grade)}</li>
        <li>
          <NextBatchStart day={course.day} />
        </li>
      </ul>
      <ButtonLink href={createEnrolmentMailto(course)} css={[button, screenOnly]}>
        Enrol by e-mail
      </ButtonLink>
    </div>
  )
}

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 'var(--space-1) var(--space-4)',
  fontWeight: 650,
  // In the narrowest windows, the day would fit next to the price in some typefaces only.
  '@media (max-width: 22rem)': { '& > :first-child': { flexBasis: '100%' } },
})

const price = css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-xl)', lineHeight: 1 })

const button = css({ justifySelf: 'start' })

function SessionList({ sessions }: Pick<CourseOutline, 'sessions'>) {
  return (
    <section css={section}>
      <h2>{Object.keys(sessions).length} sessions</h2>
      <ol role="list" css={list}>
        {Object.entries(sessions).map(([title, text], index) => (
          <li key={title} css={row}>
            <span css={textStyles.numeral} aria-hidden>
              {index + 1}
            </span>
            <div>
              <h3 css={textStyles.large}>{title}</h3>
              <p css={textStyles.soft}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const list = css({ display: 'grid' }, createBlockPrintStyle('0'))

const row = css(unbrokenPrintStyle, {
  display: 'grid',
  gridTemplateColumns: '3rem minmax(0, 1fr)',
  paddingBlock: 'var(--space-3)',
  borderTop: '2px dotted var(--color-line)',
})
