export function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/**
 * Goes to the place that a hash names, if there is one. By layout position: a page that is still sliding into its place
 * would make scrollIntoView miss by as much.
 */
export function scrollToHash(hash: string): void {
  const target = hash ? document.getElementById(hash.slice(1)) : null
  if (!target) return
  let top = -parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  for (let box: Element | null = target; box instanceof HTMLElement; box = box.offsetParent)
    top += box.offsetTop
  window.scrollTo({ top, behavior: 'instant' })
}
