/* global window, document, Event, KeyboardEvent */
/** Runs in the browser after elements.mjs: collects links, visible content and cancelled input events. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const { page, labelOf } = look

  look.links = () =>
    [...(page()?.querySelectorAll('a') ?? [])].map(link => ({
      label: labelOf(link),
      written: link.getAttribute('href'),
    }))
  look.assets = () =>
    [...(page()?.querySelectorAll('img, source, video, audio') ?? [])].map(
      each => each.currentSrc || each.src,
    )
  look.stretched = () =>
    [...(page()?.querySelectorAll('img') ?? [])]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc)
      .map(({ currentSrc }) => currentSrc)
  look.clashes = () =>
    [...(page()?.querySelectorAll('[id]') ?? [])]
      .map(({ id }) => id)
      .filter(
        id =>
          id &&
          [...document.querySelectorAll(`[id="${window.CSS.escape(id)}"]`)].some(
            other => !page().contains(other),
          ),
      )

  /**
   * Finds events on the layout whose default action the page prevents, such as scrolling or a key.
   * @returns the names of these events
   */
  look.taken = () => {
    const target = document.querySelector('footer a') ?? document.body
    const keys = ['Tab', ' ', 'ArrowDown', 'PageDown', 'Escape', 'Enter', 'F5', 'a']
    const acts = [
      ...['wheel', 'touchmove', 'contextmenu', 'copy', 'selectstart'].map(type => [type, type]),
      ...keys.map(key => [`key ${key === ' ' ? 'Space' : key}`, 'keydown', key]),
    ]
    return acts.flatMap(([name, type, key]) => {
      const init = { bubbles: true, cancelable: true, composed: true }
      const event = key ? new KeyboardEvent(type, { ...init, key }) : new Event(type, init)
      return target.dispatchEvent(event) ? [] : [name]
    })
  }
})()
