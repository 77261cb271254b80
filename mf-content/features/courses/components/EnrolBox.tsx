import { css } from '@emotion/react'
import { site, telephoneLink, useIsHydrated } from '@kutuhal/contract'
import { languages } from '@kutuhal/contract/languages.ts'
import { listCourseBatchStartDates } from '@kutuhal/contract/batch-starts.ts'
import { fill } from '@kutuhal/contract/translations.ts'
import { Button, ButtonLink } from '@kutuhal/ui'
import { cardStyle, desktopQuery, screenOnly, unbrokenPrintStyle } from '@kutuhal/ui/styles.ts'
import type { ReactNode } from 'react'
import { Sentence } from '../../../components/Sentence.tsx'
import type { CourseWithOutline } from '../course-outlines.ts'
import { formatAges, formatPrice, formatGrades } from '../course-text.ts'
import type { Course } from '../courses.ts'
import { createEnrolmentMailto } from '../enrolment.ts'
import { formatDay } from '../format-day.ts'
import { useWords } from '../words/translations.ts'

/** The button "Enroll Now" has no action (product specification, point 2). */
export function EnrolBox({ course }: { readonly course: CourseWithOutline }) {
  const words = useWords()
  const { box: texts } = words
  return (
    <aside css={box} aria-label={texts.name}>
      <p>
        <strong css={price}>{formatPrice(course.price)}</strong> {course.covers}
      </p>
      <dl css={facts}>
        <FactRow name={texts.for}>
          {formatGrades(course.grade, words)}, {formatAges(course.grade, words)}
        </FactRow>
        <FactRow name={texts.with}>{course.instructor}</FactRow>
        <FactRow name={texts.when}>{course.rhythm}</FactRow>
        <FactRow name={texts.hours}>{course.hours}</FactRow>
        <FactRow name={texts.starts}>
          <NextBatchStarts day={course.day} />
        </FactRow>
        <FactRow name={texts.language}>{texts.languages}</FactRow>
        <FactRow name={texts.needed}>{course.needs}</FactRow>
        <FactRow name={texts.refund}>{texts.refundSummary}</FactRow>
      </dl>
      <div css={ways}>
        <p>
          <Sentence
            text={texts.howToEnrol}
            parts={{
              toEnrol: <strong>{texts.toEnrol}</strong>,
              waitlist: (
                <a href="/waitlist" hrefLang={words.translated && languages.en}>
                  {texts.waitlist}
                </a>
              ),
            }}
          />
        </p>
        <ButtonLink href={createEnrolmentMailto(course, words)}>{words.page.enrol}</ButtonLink>
        <ButtonLink href={telephoneLink} kind="secondary">
          {fill(texts.call, { phone: site.phone })}
        </ButtonLink>
      </div>
      <div css={[ways, screenOnly]}>
        <Button kind="secondary" aria-describedby="enrol-truth">
          {texts.enrolNow}
        </Button>
        <p css={note} id="enrol-truth">
          {texts.booksNothing}
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
  const { language, box: texts } = useWords()
  const isHydrated = useIsHydrated()
  // Two short dates fit on one line of a phone.
  const format = formatDay(language, 'short')
  return (
    <>
      {texts[day]}
      <span css={dates}>
        {isHydrated &&
          fill(texts.next, { dates: listCourseBatchStartDates(day, new Date()).map(format).join(', ') })}
      </span>
    </>
  )
}

// Nothing below may move when the dates appear.
const dates = css({ display: 'block', minHeight: '1.6em', fontWeight: 650 })
