/* global window, document, innerWidth, innerHeight, getComputedStyle, Event */
/** Runs in the browser after page-watch.mjs: finds controls that a visitor can press, fill in and open. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const { page, all, frame, labelOf, isShown, hitAt, isUnrelated } = look
  const PRESSED =
    'button, summary, select, [role="button"], [role="tab"], [role="switch"], [role="menuitem"], input:not([type="hidden"], [type="file"])'

  let listed = []
  const TEXT =
    'textarea, input:not([type="button"], [type="submit"], [type="reset"], [type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="image"])'
  const kindOf = element => {
    if (element.matches('form, select')) return element.localName
    return element.matches(TEXT) ? 'text' : 'button'
  }

  /** Returns the controls to press: at most four of each group of similar controls. */
  look.pressables = () => {
    const alike = new Map()
    listed = all(`${PRESSED}, textarea, form`).filter(element => {
      if (!isShown(element) || element.disabled) return false
      const kind = `${element.localName} ${element.className} ${element.parentElement?.className}`
      alike.set(kind, (alike.get(kind) ?? 0) + 1)
      return alike.get(kind) <= 4
    })
    return listed.map(element => ({ label: labelOf(element), kind: kindOf(element) }))
  }

  /**
   * Scrolls a control into view.
   * @returns the point to press; null if the control is gone, hidden or disabled
   */
  look.aim = async index => {
    const element = listed[index]
    if (!element?.isConnected || !isShown(element) || element.disabled) return null
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    await frame()
    const { x, y, width, height } = element.getBoundingClientRect()
    const point = { x: x + width / 2, y: y + height / 2 }
    const isInSight = point.x > 0 && point.x < innerWidth && point.y > 0 && point.y < innerHeight
    const hit = isInSight ? document.elementFromPoint(point.x, point.y) : null
    const label = element.labels?.[0]
    const isCovered = hit !== null && isUnrelated(element, hit) && !label?.contains(hit)
    const isInPage = Boolean(hit && page()?.contains(hit))
    return { ...point, isInSight, by: isCovered ? labelOf(hit) : '', isInPage }
  }
  look.submit = index => {
    const form = listed[index]
    if (form?.isConnected && form.localName === 'form') form.requestSubmit()
  }
  look.choose = index => {
    const select = listed[index]
    if (!select?.isConnected || select.options.length < 2) return
    const { set } = Object.getOwnPropertyDescriptor(window.HTMLSelectElement.prototype, 'selectedIndex')
    set.call(select, select.options.length - 1)
    select.dispatchEvent(new Event('input', { bubbles: true }))
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  look.afterPress = frame

  /** Whether an element covers the header, or makes everything else inert. */
  look.isBlocked = () => {
    if (document.querySelector('dialog:modal')) return true
    return [...document.querySelectorAll('header a[href], header button')].filter(isShown).every(element => {
      const hit = hitAt(element)
      return hit !== null && isUnrelated(element, hit)
    })
  }
  /**
   * Closes an overlay, such as a dialog, with the buttons inside it.
   * @returns whether a button has closed the overlay
   */
  look.close = async () => {
    let top = document.querySelector('dialog:modal')
    for (
      let each = document.elementFromPoint(innerWidth / 2, 20);
      !top && each && each !== document.body;
      each = each.parentElement
    )
      if (getComputedStyle(each).position === 'fixed') top = each
    for (const button of top?.querySelectorAll('button, a[href^="#"]') ?? []) {
      button.click()
      await frame()
      if (!look.isBlocked()) return true
    }
    return false
  }

  /**
   * Presses each layout button that opens something, and presses it again to close.
   * @returns whether each button works, by label
   */
  look.opening = async () => {
    const openers = [...document.querySelectorAll('button[aria-expanded]')].filter(
      element => isShown(element) && !page()?.contains(element) && element.getClientRects().length > 0,
    )
    const opens = {}
    for (const opener of openers) {
      const label = labelOf(opener)
      const before = opener.getAttribute('aria-expanded')
      opener.click()
      for (let turn = 0; turn < 10 && opener.getAttribute('aria-expanded') === before; turn += 1)
        await frame()
      opens[label] = opener.getAttribute('aria-expanded') !== before
      if (opens[label]) opener.click()
      await frame()
    }
    return opens
  }
  look.extent = () => ({
    top: window.scrollY,
    height: document.documentElement.scrollHeight,
    room: document.documentElement.scrollHeight - innerHeight,
  })
})()
