/* global window, document, getComputedStyle, NodeFilter, innerWidth */
/** Runs in the browser after page-watch.mjs: finds the visible words of a page. */
;(() => {
  const look = window[Symbol.for('release-check')]
  /** Selects elements that are hidden on purpose, such as closed dialogs, or never visible. */
  const CLOSED =
    'details:not([open]) > :not(summary), dialog:not([open]), [popover], [role="tabpanel"], noscript, script, style, template, title'

  /** Elements that the shell moves out of view until the first paint (shell/bootstrap/defer-layout.ts). */
  const DEFERRED = '[data-layout-waits] [data-fills-phone] ~ section:not([data-laid-out])'

  function isSeen(element) {
    if (!look.isVisible(element)) return false
    const { width, height, right, left } = element.getBoundingClientRect()
    const { fontSize, color } = getComputedStyle(element)
    const isInvisible = parseFloat(fontSize) < 2 || /^rgba\(.*, 0\)$/.test(color)
    const isInReach = (right > 0 && left < innerWidth * 4) || element.closest(DEFERRED) !== null
    return width > 1 && height > 1 && isInReach && !isInvisible
  }

  function read() {
    const root = look.page()
    const words = { seen: [], hidden: [], odd: [] }
    if (!root) return words
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (!element || element.closest(CLOSED)) continue
      const text = walker.currentNode.data
      const found = text.match(/[\p{L}\p{N}]+/gu) ?? []
      const isShown = isSeen(element)
      words[isShown ? 'seen' : 'hidden'].push(...found)
      const odd = /\[object \w+\]|\bundefined\b|\bNaN\b|Invalid Date|\{\{\s*\w+\s*\}\}/.exec(text)?.[0]
      if (isShown && odd && !element.closest('code, pre, kbd, samp')) words.odd.push(odd)
    }
    return words
  }

  let composed = { seen: [], hidden: [], odd: [] }
  document.addEventListener('readystatechange', () => {
    // Record the words before scripts run: visitors without scripts see these.
    if (document.readyState === 'interactive') composed = read()
  })
  look.text = () => ({ composed, now: read() })
})()
