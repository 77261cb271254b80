/** How far ahead of the visitor's view the game is asked for. */
const AHEAD = '600px'

/**
 * Calls back once, when an element comes near the visitor's view. What stands in it counts too: an element of lines is itself no higher than the last
 * of them, below the picture in it. In a frame of another origin browsers look at the view alone, not ahead.
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
  for (const part of [element, ...element.querySelectorAll('*')]) observer.observe(part)
  return () => observer.disconnect()
}
