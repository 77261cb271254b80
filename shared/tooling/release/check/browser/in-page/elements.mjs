/* global window, requestAnimationFrame */
/** Runs in the browser after page-watch.mjs and before the other scripts: describes elements by name. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const nameOf = element => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
    return `<${element.localName}>${words ? ` “${words.slice(0, 30)}”` : ''}`
  }
  const labelOf = element => {
    const words =
      element.getAttribute('aria-label') ||
      element.textContent ||
      element.getAttribute('placeholder') ||
      element.name
    return (words || element.localName).trim().replace(/\s+/g, ' ').slice(0, 40)
  }
  const isShown = element =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')

  Object.assign(look, {
    frame: () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    nameOf,
    labelOf,
    isShown,
  })
})()
