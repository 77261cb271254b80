import { useIsHydrated } from '@kutuhal/contract'
import { readableDate } from '../../../lists/readable-date.ts'
import { batchStarts, type CourseDay } from '@kutuhal/contract/batch-starts.ts'

interface Props {
  readonly day: CourseDay
}

/** When the next batch starts. Composed HTML has no clock, so it states the rule. Browsers show the date. */
export function NextBatchStart({ day }: Props) {
  const isHydrated = useIsHydrated()
  const [next = ''] = batchStarts(day, new Date(), 1)
  // Without the year, and with a space at which no line breaks.
  const date = readableDate(next).replace(/ \d+$/, '').replace(' ', '\u00a0')
  return <>Next start: {isHydrated ? date : 'first weekend of the month'}</>
}
