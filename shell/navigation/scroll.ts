export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** @returns the element that a hash names, if there is one */
export function placeOf(hash: string): HTMLElement | null {
  return hash ? document.getElementById(hash.slice(1)) : null
}

/**
 * Goes to the place that a hash names, if there is one. By layout position: a page that is still sliding into its place
 * would make scrollIntoView miss by as much.
 */
export function scrollToHash(hash: string): void {
  const target = placeOf(hash)
  if (!target) return
  let top = -parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  for (let box: Element | null = target; box instanceof HTMLElement; box = box.offsetParent)
    top += box.offsetTop
  window.scrollTo({ top, behavior: 'instant' })
}
