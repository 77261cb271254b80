import { compile, DECLARATION, MEDIA, middleware, serialize, stringify, type Element } from 'stylis'

/**
 * Converts styles for a page into styles for a column of a partner's page. Sizes relative to the page become
 * relative to the column. Sizes in rem become px, since the partner's root font size may be anything. Parses
 * with stylis, which emotion already contains.
 * @param css the site's styles
 * @param rem the visitor's own text size, px
 * @returns the same rules for a tree inside a container
 */
export function convertToContainerUnits(css: string, rem: number): readonly string[] {
  const measure = (element: Element): void => {
    const { type } = element
    if (type === MEDIA && asksForWidth(element)) element.value = element.value.replace(MEDIA, CONTAINER)
    if ([MEDIA, CONTAINER, DECLARATION].includes(type)) element.value = withUnits(element.value, rem)
  }
  const convert = middleware([measure, stringify])
  return compile(css)
    .map(rule => serialize([rule], convert))
    .filter(Boolean)
}

const CONTAINER = '@container'

const asksForWidth = ({ value }: Element): boolean =>
  value.includes('(min-width') || value.includes('(max-width')

/**
 * Converts lengths in rem and vw, but not names and colours that end like a length. The first group of the
 * pattern replaces a lookbehind, which Safari 15 does not support.
 */
const withUnits = (value: string, rem: number): string =>
  value.replace(
    /([a-z]-|[\w#.])??(-?\d*\.?\d+)(rem|vw)\b/g,
    (whole, before: string | undefined, number: string, unit: string) => {
      if (before) return whole
      return unit === 'vw' ? `${number}cqi` : `${round(Number(number) * rem)}px`
    },
  )

const round = (number: number): number => Math.round(number * 1000) / 1000
