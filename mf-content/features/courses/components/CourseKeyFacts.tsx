import { css } from '@emotion/react'
import { ButtonLink } from '@kutuhal/ui/Button.tsx'
import { screenOnly } from '@kutuhal/ui/on-paper.ts'
import { ageText, formatPrice } from '../course-text.ts'
import type { Course } from '../courses.ts'
import { enrolmentMail } from '../enrolment.ts'
import { NextBatchStart } from './NextBatchStart.tsx'

interface Props {
  readonly course: Course
}

/** Answers a parent's first questions at the top: price, times, age, next start, how to enrol. */
export function CourseKeyFacts({ course }: Props) {
  return (
    <div css={stack}>
      <ul role="list" css={line}>
        <li>
          <strong css={price}>{formatPrice(course.price)}</strong>
        </li>
        <li>
          {course.day}s, {course.hours}
        </li>
        <li>For {ageText(course.grade)}</li>
        <li>
          <NextBatchStart day={course.day} />
        </li>
      </ul>
      <ButtonLink href={enrolmentMail(course)} css={[button, screenOnly]}>
        Enrol by e-mail
      </ButtonLink>
    </div>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-3)' })

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 'var(--space-1) var(--space-4)',
  fontWeight: 650,
})

const price = css({ fontFamily: 'var(--font-display)', fontSize: 'var(--text-xl)', lineHeight: 1 })

const button = css({ justifySelf: 'start' })
