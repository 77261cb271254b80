import { css } from '@emotion/react'
import { useIsHydrated } from '@kutuhal/contract'
import { listCourseBatchStartDates } from '@kutuhal/contract/batch-starts.ts'
import { formatDayOfYear } from '../../../lists/readable-date.ts'
import type { Course } from '../courses.ts'
import { nextStart as english } from '../words/next-start.ts'

interface Props extends Pick<Course, 'day'> {
  /** Default: English, which the home page needs too. */
  readonly texts?: Readonly<typeof english>
  readonly format?: (date: string) => string
}

/** Composed HTML states the rule only, since it must not depend on the date, which takes its place. */
export function NextBatchStart({ day, texts = english, format = formatDayOfYear }: Props) {
  const isHydrated = useIsHydrated()
  const [next = ''] = listCourseBatchStartDates(day, new Date(), 1)
  return (
    <>
      {texts.nextStart}{' '}
      <span css={[place, isHydrated && asLargeAs(texts.startRule)]}>
        {isHydrated ? <span>{format(next)}</span> : texts.startRule}
      </span>
    </>
  )
}

const place = css({ display: 'inline-grid', '& > span, &::after': { gridArea: '1 / 1' } })
const asLargeAs = (rule: string) => css({ '&::after': { content: `"${rule}"`, visibility: 'hidden' } })
