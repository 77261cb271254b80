import { css } from '@emotion/react'
import { useIsHydrated } from '@kutuhal/contract'
import { batchStarts, type CourseDay } from '@kutuhal/contract/batch-starts.ts'
import { readableDate } from '../../../lists/readable-date.ts'

interface Props {
  readonly day: CourseDay
}

/** When batches begin. Composed HTML has no clock, so it states the rule. Browsers show two dates. */
export function NextBatchStarts({ day }: Props) {
  const isHydrated = useIsHydrated()
  const rule =
    day === 'Saturday' ? 'First Saturday of each month' : 'Sunday of the first weekend of each month'
  return (
    <>
      {rule}
      <span css={dates}>{isHydrated && `Next: ${batchStarts(day, new Date()).map(inShort).join(', ')}`}</span>
    </>
  )
}

/** Shortens a date to e.g. '5 Dec', so that two dates fit on one line of a phone. */
const inShort = (date: string): string => readableDate(date).replace(/^(\d+ \w{3}).*$/, '$1')

// The height is the same before the dates are known, so that nothing below moves.
const dates = css({ display: 'block', minHeight: '1.6em', fontWeight: 650 })
