/** How far ahead of the visitor's view the game is asked for. */
const AHEAD = '600px'

/**
 * Calls back once, when an element comes near the visitor's view.
 * @returns a function that ends the waiting
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
  observer.observe(element)
  return () => observer.disconnect()
}
