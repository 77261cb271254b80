import { css } from '@emotion/react'
import { useIsHydrated } from '@kutuhal/contract'
import { listCourseBatchStartDates } from '@kutuhal/contract/batch-starts.ts'
import { formatDate } from '../../../lists/readable-date.ts'
import type { Course } from '../courses.ts'

const RULE = 'first weekend of a month'

/**
 * Composed HTML must not depend on the current date, so it only states the rule. After hydration, the date
 * replaces the rule, in exactly the same space.
 */
export function NextBatchStart({ day }: Pick<Course, 'day'>) {
  const isHydrated = useIsHydrated()
  const [next = ''] = listCourseBatchStartDates(day, new Date(), 1)
  return (
    <>
      Next start:{' '}
      <span css={[place, isHydrated && asLargeAsRule]}>
        {isHydrated ? <span>{formatDate(next).replace(/ \d+$/, '')}</span> : RULE}
      </span>
    </>
  )
}

const place = css({ display: 'inline-grid', '& > span, &::after': { gridArea: '1 / 1' } })
const asLargeAsRule = css({ '&::after': { content: `"${RULE}"`, visibility: 'hidden' } })
