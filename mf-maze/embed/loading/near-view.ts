/** The distance from the visible area at which the game loads. */
const AHEAD = '600px'

/**
 * Calls back once, when an element or one of its descendants comes near the visible area. Descendants count,
 * because the box of an inline element may cover only its last line, below a picture. In a cross-origin
 * frame, browsers ignore the distance, so the call comes when the element is visible.
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
