import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { desk } from '@kutuhal/ui/breakpoints.ts'
import { Button } from '@kutuhal/ui/Button.tsx'
import { cardStyle } from '@kutuhal/ui/card-style.ts'
import { wholeOnPaper } from '@kutuhal/ui/on-paper.ts'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import { formatPrice, gradeText } from '../../courses/course-text.ts'
import type { Course } from '../../courses/courses.ts'
import type { CourseOutline } from '../../courses/outlines.ts'

interface Props {
  readonly course: Course
  readonly outline: CourseOutline
}

/** Price and facts. The button does nothing yet (product specification, point 2), so the text says how to book. */
export function EnrolBox({ course, outline }: Props) {
  return (
    <aside css={box} aria-label="Price and dates">
      <p css={price}>{formatPrice(course.price)}</p>
      <dl css={facts}>
        <dt>For</dt>
        <dd>{gradeText(course.grade)}</dd>
        <dt>With</dt>
        <dd>{course.instructor}</dd>
        <dt>When</dt>
        <dd>{outline.rhythm}</dd>
        <dt>Needed</dt>
        <dd>{outline.needs}</dd>
      </dl>
      <Button css={screenOnly}>Enroll Now</Button>
      <p css={note}>
        To take a place, call <a href={telephoneLink}>{site.phone}</a> or write to{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>. If the batch is full, the{' '}
        <a href="/waitlist">waitlist</a> is next.
      </p>
    </aside>
  )
}

const box = css(cardStyle, wholeOnPaper, {
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'var(--space-5)',
  borderRadius: 'var(--radius-l)',
  boxShadow: 'var(--shadow-print)',
  [desk]: { gridColumn: 2, position: 'sticky', top: 'calc(var(--header-height) + var(--space-5))' },
})

const price = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-3xl)',
  fontWeight: 700,
  lineHeight: 1,
})

const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 'var(--space-2) var(--space-4)',
  '& dt': { color: 'var(--color-ink-soft)' },
})

const note = css({ fontSize: 'var(--text-s)', color: 'var(--color-ink-soft)' })
