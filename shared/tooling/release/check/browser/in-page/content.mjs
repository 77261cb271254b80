/* global window, document, Event, KeyboardEvent */
/** Runs in the browser after page-watch.mjs: collects links, pictures and cancelled input events. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const { page, all, labelOf } = look

  look.links = () => all('a').map(link => ({ label: labelOf(link), written: link.getAttribute('href') }))
  look.assets = () => all('img, source, video, audio').map(each => each.currentSrc || each.src)
  look.stretched = () =>
    all('img')
      .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc)
      .map(({ currentSrc }) => currentSrc)
  look.clashes = () => {
    const others = [...document.querySelectorAll('[id]')].filter(element => !page()?.contains(element))
    const taken = new Set(others.map(({ id }) => id))
    return all('[id]')
      .map(({ id }) => id)
      .filter(id => id && taken.has(id))
  }

  /**
   * Finds events on the layout whose default action the page prevents, such as scrolling or a key.
   * @returns the names of these events
   */
  look.taken = () => {
    const target = document.querySelector('footer a') ?? document.body
    const keys = ['Tab', ' ', 'ArrowDown', 'PageDown', 'Escape', 'Enter', 'F5', 'a']
    const init = { bubbles: true, cancelable: true, composed: true }
    const events = [
      ...['wheel', 'touchmove', 'contextmenu', 'copy', 'selectstart'].map(type => [
        type,
        new Event(type, init),
      ]),
      ...keys.map(key => [
        `key ${key === ' ' ? 'Space' : key}`,
        new KeyboardEvent('keydown', { ...init, key }),
      ]),
    ]
    return events.filter(([, event]) => !target.dispatchEvent(event)).map(([name]) => name)
  }
})()
