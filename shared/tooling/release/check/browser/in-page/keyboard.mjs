/* global window, document, getComputedStyle */
/** Runs in the browser after page-watch.mjs: finds what Tab reaches, and whether the focus shows. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const { page, all, labelOf, isShown, withStyle } = look
  const REACHED =
    'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], iframe, video[controls], audio[controls], [contenteditable]'

  /** Selects native elements that contain several Tab stops. */
  const PARTS =
    'video, audio, iframe, input[type="date"], input[type="time"], input[type="datetime-local"], input[type="month"], input[type="week"]'

  const reachable = () =>
    [...document.querySelectorAll(REACHED)].filter(
      element =>
        element.tabIndex >= 0 && !element.disabled && isShown(element) && element.getClientRects().length > 0,
    )
  const isBehind = (one, other) => Boolean(other.compareDocumentPosition(one) & 4)

  /**
   * Focuses the control next to the remote's page, where a walk by keyboard starts.
   * @param side `before` for the last control before the page, `after` for the first control after it
   */
  look.stand = side => {
    const others = reachable().filter(element => !page()?.contains(element) && !element.closest('[popover]'))
    const before = others.filter(element => isBehind(page(), element))
    const after = others.filter(element => isBehind(element, page()))
    const start = side === 'before' ? before.at(-1) : after.at(0)
    start?.focus({ preventScroll: true })
    return {
      isReady: start !== undefined && document.activeElement === start,
      controls: reachable().filter(element => page()?.contains(element)).length,
      ordered: all('[tabindex]')
        .filter(element => element.tabIndex > 0)
        .map(labelOf),
    }
  }

  const numbers = new WeakMap()
  let count = 0
  const shown = [
    ...['outlineStyle', 'outlineWidth', 'boxShadow', 'borderColor', 'borderWidth', 'backgroundColor'],
    ...['color', 'textDecoration', 'transform', 'opacity', 'filter'],
  ]
  /**
   * Returns the styles that could show an element's focus. Includes parents, children and pseudo-elements,
   * since the focus of a whole card may be shown there.
   */
  const looks = element => {
    const around = []
    for (let each = element; each && each !== page() && around.length < 6; each = each.parentElement)
      around.push(each)
    const styles = [...around, ...element.children].flatMap(each =>
      [null, '::before', '::after'].map(part => getComputedStyle(each, part)),
    )
    return JSON.stringify(styles.map(style => shown.map(name => style[name])))
  }

  /** Returns the focused element. @param isAsked whether to find out if the focus is visible (`isSeen`) */
  look.focused = isAsked => {
    const element = document.activeElement
    if (!element || element === document.body) return { number: 0, where: 'nowhere', label: '', isSeen: true }
    if (!numbers.has(element)) numbers.set(element, (count += 1))
    const isInPage = page()?.contains(element) ?? false
    const found = {
      number: numbers.get(element),
      where: isInPage ? 'page' : 'layout',
      label: labelOf(element),
      isSeen: true,
      hasParts: element.matches(PARTS),
    }
    if (!isAsked || !isInPage || found.hasParts) return found
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle !== 'none' && outlineWidth !== '0px') return found
    const handlers = ['blur', 'focusout', 'focus', 'focusin']
    const hush = event => event.stopImmediatePropagation()
    const isSeen = withStyle('*{transition:none!important;animation:none!important}', () => {
      const withFocus = looks(element)
      for (const type of handlers) window.addEventListener(type, hush, true)
      element.blur()
      const without = looks(element)
      element.focus({ preventScroll: true, focusVisible: true })
      for (const type of handlers) window.removeEventListener(type, hush, true)
      return withFocus !== without
    })
    return { ...found, isSeen }
  }
})()
