/** Styles of lists for a query that scripts have not answered yet (@kutuhal/ui/asked-query.ts). */
import { css } from '@emotion/react'
import { whenAsked, whenAskedOther } from '@kutuhal/ui/asked-query.ts'

/** The query parameters that leave out items of a list. */
export const LEAVING_OUT = ['q', 'category', 'tag']

/** Keeps the footer below the window, however few items a query leaves. */
export const tall = css({ minHeight: '100vh' })
export const tallWhenAsked = css(whenAsked(LEAVING_OUT, { minHeight: '100vh' }))

/** Hides a list whose items only scripts can find or sort. */
export const hiddenWhenSought = css(whenAsked(['q', 'sort'], { visibility: 'hidden' }))

/** Hides an item unless the query asks for it. @param filters what it matches, e.g. `tag=Sensors` */
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
