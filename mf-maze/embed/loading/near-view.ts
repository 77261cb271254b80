/** The distance from the visible area at which the game loads. */
const AHEAD = '600px'

/**
 * Calls back once, when an element or a descendant comes near the visible area: an inline element's box can
 * be just its last line, below a picture. Browsers ignore the distance in a cross-origin frame.
 * @returns a function that stops watching
 */
export function onNearViewport(element: Element, isNear: () => void): () => void {
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
