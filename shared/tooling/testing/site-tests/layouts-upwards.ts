/** How an element lays its content out, and each that it stands in. */
export function layoutsUpwards(element: Element): string[] {
  const { display } = getComputedStyle(element)
  return element.parentElement ? [display, ...layoutsUpwards(element.parentElement)] : [display]
}
