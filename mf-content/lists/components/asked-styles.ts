/** Styles of lists for a query that scripts have not answered yet (@kutuhal/ui/asked-query.ts). */
import { css } from '@emotion/react'
import { whenAsked, whenAskedOther } from '@kutuhal/ui/asked-query.ts'

export const LEAVING_OUT = ['q', 'category', 'tag']

/** The footer stays below the window, however few items a query leaves. */
export const tall = css({ minHeight: '100vh' })
export const tallWhenAsked = css(whenAsked(LEAVING_OUT, { minHeight: '100vh' }))

/** Only scripts can find or sort. */
export const hiddenWhenSought = css(whenAsked(['q', 'sort'], { visibility: 'hidden' }))

/** @param filters what it matches, e.g. `tag=Sensors` */
export function hiddenUnlessAsked(filters: readonly string[]) {
  const names = [...new Set(filters.map(filter => filter.split('=', 1).join()))]
  return css(
    names.map(name => {
      const values = filters.filter(filter => filter.startsWith(`${name}=`))
      return whenAskedOther(
        name,
        values.map(filter => filter.slice(name.length + 1)),
        { display: 'none' },
      )
    }),
  )
}
