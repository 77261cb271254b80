/** The layout mode of an element and of its ancestors. */
export function layoutsUpwards(element: Element): string[] {
  const { display } = getComputedStyle(element)
  return element.parentElement ? [display, ...layoutsUpwards(element.parentElement)] : [display]
}
