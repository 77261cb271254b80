/** Distance from the view at which the game loads. */
const AHEAD = '600px'

/**
 * Calls back once, when an element comes near the view. Its descendants count too: an inline element's own
 * box can be just its last line, below the picture in it. In a cross-origin frame browsers ignore the margin.
 * @returns a function that stops watching
 */
export function whenNearView(element: Element, isNear: () => void): () => void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      isNear()
    },
    { rootMargin: AHEAD },
  )
  for (const part of [element, ...element.querySelectorAll('*')]) observer.observe(part)
  return () => observer.disconnect()
}
