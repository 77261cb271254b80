import { css } from '@emotion/react'
import { useIsHydrated } from '@kutuhal/contract'
import { listCourseBatchStartDates } from '@kutuhal/contract/batch-starts.ts'
import { formatDate } from '../../../lists/readable-date.ts'
import type { Course } from '../courses.ts'

/**
 * Shows when the next batch starts. Composed HTML must not depend on the current date, so the HTML only
 * states the rule. After hydration, the date replaces the rule.
 */
export function NextBatchStart({ day }: Pick<Course, 'day'>) {
  const isHydrated = useIsHydrated()
  const [next = ''] = listCourseBatchStartDates(day, new Date(), 1)
  return (
    <>
      Next start:{' '}
      <span css={isHydrated && whole}>
        {isHydrated ? formatDate(next).replace(/ \d+$/, '') : 'first weekend of the month'}
      </span>
    </>
  )
}

const whole = css({ whiteSpace: 'nowrap' })
