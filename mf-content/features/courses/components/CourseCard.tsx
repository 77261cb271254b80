import { css } from '@emotion/react'
import { getTranslatedPath } from '@kutuhal/contract/languages.ts'
import { fill } from '@kutuhal/contract/translations.ts'
import { ButtonLink } from '@kutuhal/ui'
import { cardStyle, desktopWidth, inkBorder, tabletQuery, tabletWidth } from '@kutuhal/ui/styles.ts'
import { Illustration } from '../../../components/Illustration.tsx'
import { textStyles } from '../../../components/text-styles.ts'
import { stretchedCardLinkStyles } from '../../../lists/components/card-link.ts'
import { formatAges, formatPrice, formatGrades } from '../course-text.ts'
import type { Course } from '../courses.ts'
import { formatDay } from '../format-day.ts'
import { useWords } from '../words/translations.ts'
import { CourseRating } from './CourseRating.tsx'
import { NextBatchStart } from './NextBatchStart.tsx'

export function CourseCard({ course }: { readonly course: Course }) {
  const words = useWords()
  const { card: texts } = words
  const titleId = `course-${course.id}`
  return (
    <article css={card} aria-labelledby={titleId}>
      <div css={column}>
        <p css={forWhom}>
          <span data-scheme="light" css={grade}>
            {formatGrades(course.grade, words)}
          </span>
          <span>{formatAges(course.grade, words)}</span>
        </p>
        <h2 css={[textStyles.extraLarge, title]} id={titleId}>
          {course.title}
        </h2>
        <p css={terms}>
          <strong css={price}>{formatPrice(course.price)}</strong>
          <span css={textStyles.soft}>{texts.wholeCourse}</span>
        </p>
        <p css={start}>
          <NextBatchStart day={course.day} texts={texts} format={formatDay(words.language, 'long')} />
        </p>
      </div>
      <Illustration
        css={picture}
        drawing={`courses/${course.id}`}
        alt={course.imageAlt}
        sizes={SIZES}
        loading="eager"
      />
      <div css={[column, more]}>
        <p>{course.description}</p>
        <CourseRating course={course} />
        <p css={textStyles.soft}>{fill(texts.instructor, { name: course.instructor })}</p>
        <ButtonLink
          kind="secondary"
          href={getTranslatedPath(`/courses/${course.id}`, words.language)}
          aria-label={`${texts.details}: ${course.title}`}
          css={[stretchedCardLinkStyles, details]}
        >
          {texts.details}
        </ButtonLink>
      </div>
    </article>
  )
}

const SIZES = `(min-width: ${desktopWidth}) 26rem, (min-width: ${tabletWidth}) 46vw, 94vw`

const card = css(cardStyle, {
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  height: '100%',
  borderRadius: 'var(--radius-l)',
  transition: 'box-shadow var(--quick) var(--ease)',
  '&:hover': { boxShadow: 'var(--shadow-print)' },
  '&:active': { boxShadow: 'none' },
})

// On a phone, price and next start come first, so that they are in the first view.
const picture = css({
  borderBlock: inkBorder,
  borderRadius: 0,
  [tabletQuery]: {
    order: -1,
    borderTop: 0,
    // Slightly less than the card's corners, so that it fits inside the border.
    borderRadius: 'calc(var(--radius-l) - 2px) calc(var(--radius-l) - 2px) 0 0',
  },
})

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 'var(--space-3)',
  padding: 'var(--space-5)',
  // Until the picture above it has arrived.
  [tabletQuery]: { '&:first-child:not(:has(+ picture > img))': { visibility: 'hidden' } },
})

const more = css({ flex: 1, [tabletQuery]: { paddingTop: 0 } })

// Prices next to each other are level, and stay where they are if a title needs a line less in our typeface.
const title = css({ [tabletQuery]: { minHeight: 'calc(2em * var(--leading-tight))' } })

const terms = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 'var(--space-3)' })

const forWhom = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 'var(--space-2)',
  color: 'var(--color-ink-soft)',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
})

const grade = css({
  padding: '0 var(--space-3)',
  borderRadius: 'var(--radius-round)',
  background: 'var(--color-marigold)',
  color: 'var(--color-ink)',
})

const start = css({ fontSize: 'var(--text-s)', fontWeight: 650 })

const details = css({ alignSelf: 'start', marginTop: 'auto' })

const price = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-2xl)',
  lineHeight: 1,
})
