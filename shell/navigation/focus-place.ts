import { placeOf } from './scroll.ts'

/**
 * Takes the focus to where a visitor has come: the heading of the place that a hash names, or else the page's own. A change of
 * page is otherwise silent to screen readers, and leaves a keyboard where the old page was.
 */
export function focusPlace(hash = ''): void {
  const place = placeOf(hash)
  const target = place
    ? (place.querySelector<HTMLElement>('h1, h2, h3, h4') ?? place)
    : document.querySelector<HTMLElement>('main h1')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
