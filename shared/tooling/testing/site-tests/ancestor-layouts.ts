/** Returns the layout mode (CSS `display`) of an element and of its ancestors. */
export function listAncestorDisplayValues(element: Element): string[] {
  const { display } = getComputedStyle(element)
  return element.parentElement ? [display, ...listAncestorDisplayValues(element.parentElement)] : [display]
}
