import { useIsHydrated } from '@kutuhal/contract'
import { readableDate } from '../../../lists/readable-date.ts'
import { batchStarts, type CourseDay } from '@kutuhal/contract/batch-starts.ts'

interface Props {
  readonly day: CourseDay
}

/** The next start in one line: the rule in composed HTML, which has no clock; the date after hydration. */
export function NextStart({ day }: Props) {
  const isHydrated = useIsHydrated()
  const [next = ''] = batchStarts(day, new Date(), 1)
  return (
    <>Next start: {isHydrated ? readableDate(next).replace(/ \d+$/, '') : 'first weekend of the month'}</>
  )
}
