/** Whether the focused element is visible: nothing covers its middle. */
export function isFocusVisible(): boolean {
  const focused = document.activeElement
  // After the last element of a page, Tab moves the focus to the browser itself, so nothing is covered.
  if (!focused || focused === document.body) return true
  const { left, top, right, bottom } = focused.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return hit !== null && (focused.contains(hit) || hit.contains(focused))
}
