import { css } from '@emotion/react'
import { getTranslatedPath } from '@kutuhal/contract/languages.ts'
import { fill } from '@kutuhal/contract/translations.ts'
import { ButtonLink, Container, LanguageSwitch } from '@kutuhal/ui'
import {
  createBlockPrintStyle,
  desktopQuery,
  desktopWidth,
  eyebrowStyle,
  screenOnly,
  unbrokenPrintStyle,
} from '@kutuhal/ui/styles.ts'
import { createDesktopColumns } from '../../../components/column-styles.ts'
import { Illustration } from '../../../components/Illustration.tsx'
import { textStyles } from '../../../components/text-styles.ts'
import type { CourseDescription, CourseOutline } from '../course-outlines.ts'
import { formatAges, formatPrice, formatGrades } from '../course-text.ts'
import type { Course } from '../courses.ts'
import { createEnrolmentMailto } from '../enrolment.ts'
import { formatDay } from '../format-day.ts'
import { useWords } from '../words/translations.ts'
import { CourseRating } from './CourseRating.tsx'
import { EnrolBox } from './EnrolBox.tsx'
import { ForParents } from './ForParents.tsx'
import { NextBatchStart } from './NextBatchStart.tsx'
import { TranslationNote } from './TranslationNote.tsx'

export function CourseDetail({ course, instructor }: Omit<CourseDescription, 'words'>) {
  const words = useWords()
  return (
    <article>
      <header css={band}>
        <Container>
          <LanguageSwitch path={`/courses/${course.id}`} current={words.language} />
        </Container>
        <Container css={head}>
          <div css={stack}>
            <p css={textStyles.origin}>
              <a css={eyebrowStyle} href={getTranslatedPath('/courses', words.language)}>
                {words.section}
              </a>
              <span>{formatGrades(course.grade, words)}</span>
            </p>
            <h1 css={heading}>{course.title}</h1>
            <CourseKeyFacts course={course} />
            <p css={lead}>{course.description}</p>
            <CourseRating course={course} />
            <TranslationNote />
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
        <EnrolBox course={course} />
        <div css={text}>
          <section css={section}>
            <h2>{words.page.overview}</h2>
            {course.overview.map(paragraph => (
              <p key={paragraph} css={textStyles.large}>
                {paragraph}
              </p>
            ))}
          </section>
          <section css={section}>
            <h2>{words.page.builds}</h2>
            <ul css={builds}>
              {course.builds.map(thing => (
                <li key={thing}>{thing}</li>
              ))}
            </ul>
          </section>
          <SessionList sessions={course.sessions} />
          <ForParents instructor={instructor} course={course} />
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

const stack = css({ display: 'grid', gap: 'var(--space-3)' })

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
function CourseKeyFacts({ course }: { readonly course: Course }) {
  const words = useWords()
  const { page } = words
  return (
    <div css={stack}>
      <ul role="list" css={line}>
        <li>
          <strong css={price}>{formatPrice(course.price)}</strong>
        </li>
        <li>{fill(page[course.day], { hours: course.hours })}</li>
        <li>{fill(page.forAges, { ages: formatAges(course.grade, words) })}</li>
        <li>
          <NextBatchStart day={course.day} texts={words.card} format={formatDay(words.language, 'long')} />
        </li>
      </ul>
      <ButtonLink href={createEnrolmentMailto(course, words)} css={[button, screenOnly]}>
        {page.enrol}
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
  const { page } = useWords()
  return (
    <section css={section}>
      <h2>{fill(page.sessions, { count: Object.keys(sessions).length })}</h2>
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
