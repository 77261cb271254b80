import { css } from '@emotion/react'
import { site, telephoneLink, useIsHydrated } from '@kutuhal/contract'
import { listCourseBatchStartDates } from '@kutuhal/contract/batch-starts.ts'
import { desktopQuery } from '@kutuhal/ui/styles/breakpoints.ts'
import { Button } from '@kutuhal/ui/Button.tsx'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { cardStyle } from '@kutuhal/ui/styles/card-style.ts'
import { unbrokenPrintStyle } from '@kutuhal/ui/styles/on-paper.ts'
import { screenOnly } from '@kutuhal/ui/styles/screen-only.ts'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lists/readable-date.ts'
import type { CourseWithOutline } from '../course-outlines.ts'
import { formatAges, formatPrice, formatGrades } from '../course-text.ts'
import type { Course } from '../courses.ts'
import { createEnrolmentMailto, refundSummary } from '../enrolment.ts'

/** The button "Enroll Now" has no action (product specification, point 2). */
export function EnrolBox(course: CourseWithOutline) {
  return (
    <aside css={box} aria-label="Price and dates">
      <p>
        <strong css={price}>{formatPrice(course.price)}</strong> {course.covers}
      </p>
      <dl css={facts}>
        <FactRow name="For">
          {formatGrades(course.grade)}, {formatAges(course.grade)}
        </FactRow>
        <FactRow name="With">{course.instructor}</FactRow>
        <FactRow name="When">{course.rhythm}</FactRow>
        <FactRow name="Hours">{course.hours}</FactRow>
        <FactRow name="Starts">
          <NextBatchStarts day={course.day} />
        </FactRow>
        <FactRow name="Language">English, Hindi or Gujarati: tell us which</FactRow>
        <FactRow name="Needed">{course.needs}</FactRow>
        <FactRow name="Refund">{refundSummary}</FactRow>
      </dl>
      <div css={ways}>
        <p>
          <strong>To enrol</strong>, call or write. We answer with the next batch that has a place and how to
          pay; the place is yours when the full payment is there. If the batch is full, the{' '}
          <a href="/waitlist">waitlist</a> is next.
        </p>
        <ButtonLink href={createEnrolmentMailto(course)}>Enrol by e-mail</ButtonLink>
        <ButtonLink href={telephoneLink} kind="secondary">
          Call {site.phone}
        </ButtonLink>
      </div>
      <div css={[ways, screenOnly]}>
        <Button kind="secondary" aria-describedby="enrol-truth">
          Enroll Now
        </Button>
        <p css={note} id="enrol-truth">
          This last button books nothing yet.
        </p>
      </div>
    </aside>
  )
}

const box = css(cardStyle, unbrokenPrintStyle, {
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'var(--space-5)',
  borderRadius: 'var(--radius-l)',
  boxShadow: 'var(--shadow-print)',
  [desktopQuery]: { gridColumn: 2 },
})

const price = css({
  display: 'block',
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-3xl)',
  fontWeight: 700,
  lineHeight: 1,
})

const facts = css({ display: 'grid', gap: 'var(--space-2)' })

const ways = css({ display: 'grid', gap: 'var(--space-3)' })

const note = css({ fontSize: 'var(--text-s)', color: 'var(--color-ink-soft)' })

/** Name and value side by side, or stacked if letters are large. */
function FactRow({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div css={row}>
      <dt css={nameText}>{name}</dt>
      <dd css={value}>{children}</dd>
    </div>
  )
}

const row = css({ display: 'flex', flexWrap: 'wrap', columnGap: 'var(--space-4)' })
const nameText = css({ flex: '0 0 4.7rem', color: 'var(--color-ink-soft)' })
const value = css({ flex: '1 1 8.5rem' })

/** Composed HTML must not depend on the current date, so it only states the rule. */
function NextBatchStarts({ day }: Pick<Course, 'day'>) {
  const isHydrated = useIsHydrated()
  const rule =
    day === 'Saturday' ? 'First Saturday of each month' : 'Sunday of the first weekend of each month'
  return (
    <>
      {rule}
      <span css={dates}>
        {isHydrated && `Next: ${listCourseBatchStartDates(day, new Date()).map(inShort).join(', ')}`}
      </span>
    </>
  )
}

/** Two dates such as '5 Dec' fit on one line of a phone. */
const inShort = (date: string): string => formatDate(date).replace(/^(\d+ \w{3}).*$/, '$1')

// Nothing below may move when the dates appear.
const dates = css({ display: 'block', minHeight: '1.6em', fontWeight: 650 })
