/** Whether the focused element is visible: nothing covers its middle. */
export function isFocusVisible(): boolean {
  const focused = document.activeElement
  // Between the end and the beginning of a page, the browser itself has the focus.
  if (!focused || focused === document.body) return true
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return hit !== null && (focused.contains(hit) || hit.contains(focused))
}
