/** Returns the layout mode (CSS `display`) of an element and of its ancestors. */
export function ancestorLayouts(element: Element): string[] {
  const { display } = getComputedStyle(element)
  return element.parentElement ? [display, ...ancestorLayouts(element.parentElement)] : [display]
}
