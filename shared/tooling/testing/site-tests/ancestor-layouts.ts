/** Returns the layout mode (CSS `display`) of an element and of its ancestors. */
export function listAncestorDisplays(element: Element): string[] {
  const { display } = getComputedStyle(element)
  return element.parentElement ? [display, ...listAncestorDisplays(element.parentElement)] : [display]
}
