import { css } from '@emotion/react'
import { desk, deskWidth } from '@kutuhal/ui/breakpoints.ts'
import { Container } from '@kutuhal/ui/Container.tsx'
import { eyebrowStyle } from '@kutuhal/ui/eyebrow-style.ts'
import { stackedOnPaper } from '@kutuhal/ui/on-paper.ts'
import type { Course } from '../courses.ts'
import { gradeText } from '../course-text.ts'
import type { CourseOutline } from '../course-outlines.ts'
import { Illustration } from '../../../components/Illustration.tsx'
import { linksOnDots } from '../../../components/links-on-dots.ts'
import { CancellationPolicy } from './CancellationPolicy.tsx'
import { EnrolBox } from './EnrolBox.tsx'
import { CourseKeyFacts } from './CourseKeyFacts.tsx'
import { CourseRating } from './CourseRating.tsx'
import { SessionList } from './SessionList.tsx'
import { TeachingAndSafety } from './TeachingAndSafety.tsx'

interface Props {
  readonly course: Course
  readonly outline: CourseOutline
}

/** The page of a course: description on the left, price on the right. */
export function CourseDetail({ course, outline }: Props) {
  return (
    <article>
      <header css={band}>
        <Container css={head}>
          <div css={words}>
            <p css={origin}>
              <a css={eyebrowStyle} href="/courses">
                Courses
              </a>
              <span>{gradeText(course.grade)}</span>
            </p>
            <h1>{course.title}</h1>
            <CourseKeyFacts course={course} />
            <p css={lead}>{course.description}</p>
            <CourseRating course={course} />
          </div>
          <Illustration
            drawing={course.image}
            alt={course.imageAlt}
            sizes={SIZES}
            loading="eager"
            fetchPriority="high"
          />
        </Container>
      </header>
      <Container css={body}>
        <EnrolBox course={course} outline={outline} />
        <div css={text}>
          <section css={section}>
            <h2>Overview</h2>
            {outline.overview.map(paragraph => (
              <p key={paragraph} css={runningText}>
                {paragraph}
              </p>
            ))}
          </section>
          <section css={section}>
            <h2>What you build</h2>
            <ul css={builds}>
              {outline.builds.map(thing => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </section>
          <SessionList sessions={outline.sessions} />
          <TeachingAndSafety instructor={course.instructor} parents={outline.parents} />
          <CancellationPolicy />
        </div>
      </Container>
    </article>
  )
}

const SIZES = `(min-width: ${deskWidth}) 30rem, 94vw`

const band = css(linksOnDots, {
  background: 'var(--kolam), var(--color-sky)',
  paddingBlock: 'var(--space-section)',
})

const head = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-8)',
  alignItems: 'center',
  [desk]: { gridTemplateColumns: '7fr 5fr' },
})

const words = css({ display: 'grid', gap: 'var(--space-3)' })

const origin = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3)',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
})

const lead = css({ fontSize: 'var(--text-l)', maxWidth: '38rem' })

const body = css(
  {
    display: 'grid',
    gap: 'var(--space-6) var(--space-8)',
    alignItems: 'start',
    paddingBlock: 'var(--space-section)',
    [desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
  },
  stackedOnPaper('var(--space-6)'),
)

const text = css(
  { display: 'grid', gap: 'var(--space-7)', [desk]: { gridColumn: 1, gridRow: 1 } },
  stackedOnPaper('var(--space-7)'),
)

const section = css({ display: 'grid', gap: 'var(--space-4)' }, stackedOnPaper('var(--space-4)'))

const runningText = css({ fontSize: 'var(--text-l)' })

const builds = css({
  display: 'grid',
  gap: 'var(--space-2)',
  paddingLeft: 'var(--space-5)',
  fontSize: 'var(--text-l)',
  '& li::marker': { color: 'var(--color-vermilion)' },
})
