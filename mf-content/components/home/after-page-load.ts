/**
 * Calls back once the page and its pictures have arrived, so that what follows takes nothing away from them.
 * @returns calls it off again
 */
export function afterPageLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback()
    return () => undefined
  }
  window.addEventListener('load', callback, { once: true })
  return () => window.removeEventListener('load', callback)
}
