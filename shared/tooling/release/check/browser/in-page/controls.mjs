/* global window, document, location, innerWidth, innerHeight, getComputedStyle, requestAnimationFrame, Event, KeyboardEvent */
/** Runs in the browser after page-watch.mjs: what a visitor can press, reach by keyboard, fill in and follow. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const page = () => document.querySelector('[data-page]')
  const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
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
  const PRESSED =
    'button, summary, select, [role="button"], [role="tab"], [role="switch"], [role="menuitem"], input:not([type="hidden"], [type="file"])'
  const REACHED =
    'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], iframe, video[controls], audio[controls], [contenteditable]'

  /** The browser's own, with more than one stop inside. */
  const PARTS =
    'video, audio, iframe, input[type="date"], input[type="time"], input[type="datetime-local"], input[type="month"], input[type="week"]'

  let listed = []
  const isText = element =>
    element.matches(
      'textarea, input:not([type="button"], [type="submit"], [type="reset"], [type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="image"])',
    )

  /** Of many alike a few are pressed. */
  look.pressables = () => {
    const alike = new Map()
    listed = [...(page()?.querySelectorAll(`${PRESSED}, textarea, form`) ?? [])].filter(element => {
      if (!isShown(element) || element.disabled) return false
      const kind = `${element.localName} ${element.className} ${element.parentElement?.className}`
      alike.set(kind, (alike.get(kind) ?? 0) + 1)
      return alike.get(kind) <= 4
    })
    return listed.map(element => ({
      label: labelOf(element),
      kind:
        element.localName === 'form'
          ? 'form'
          : isText(element)
            ? 'text'
            : element.localName === 'select'
              ? 'select'
              : 'button',
    }))
  }

  /** Brings one into sight. @returns where to press; nothing if it has gone or cannot be pressed any more */
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
    const isFree = hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit))
    return {
      ...point,
      isInSight,
      by: isFree || !hit ? '' : labelOf(hit),
      isInPage: Boolean(hit && page()?.contains(hit)),
    }
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
  look.valueOf = index => listed[index]?.value ?? ''
  look.afterPress = frame

  /** Whether something lies on the header, or makes everything but itself dead. */
  look.isBlocked = () => {
    if (document.querySelector('dialog:modal')) return true
    return [...document.querySelectorAll('header a[href], header button')].filter(isShown).every(element => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return hit !== null && !element.contains(hit) && !hit.contains(element)
    })
  }
  /** Presses what is in the way, button by button. @returns whether one of them has cleared it */
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

  /** Presses what opens something in the layout, twice. @returns of each by its label whether it does */
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

  const reachable = () =>
    [...document.querySelectorAll(REACHED)].filter(
      element =>
        element.tabIndex >= 0 && !element.disabled && isShown(element) && element.getClientRects().length > 0,
    )
  const isBehind = (one, other) => Boolean(other.compareDocumentPosition(one) & 4)

  /** Puts the focus on the last control before the page, or on the first behind it. */
  look.stand = side => {
    const others = reachable().filter(element => !page()?.contains(element) && !element.closest('[popover]'))
    const before = others.filter(element => isBehind(page(), element))
    const after = others.filter(element => isBehind(element, page()))
    const start = side === 'before' ? before.at(-1) : after.at(0)
    start?.focus({ preventScroll: true })
    return {
      isReady: start !== undefined && document.activeElement === start,
      controls: reachable().filter(element => page()?.contains(element)).length,
      ordered: [...(page()?.querySelectorAll('[tabindex]') ?? [])]
        .filter(element => element.tabIndex > 0)
        .map(labelOf),
    }
  }

  const numbers = new WeakMap()
  let count = 0
  const shown = [
    'outlineStyle',
    'outlineWidth',
    'boxShadow',
    'borderColor',
    'borderWidth',
    'backgroundColor',
    'color',
    'textDecoration',
    'transform',
    'opacity',
    'filter',
  ]
  /** Some mark the focus on what is around it, or on a pseudo-element that covers a whole card. */
  const looks = element => {
    const around = []
    for (let each = element; each && each !== page() && around.length < 6; each = each.parentElement)
      around.push(each)
    const styles = [...around, ...element.children].flatMap(each =>
      [null, '::before', '::after'].map(part => getComputedStyle(each, part)),
    )
    return JSON.stringify(styles.map(style => shown.map(name => style[name])))
  }

  /** Where the focus is; `isSeen` says whether it looks different with it. */
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
    const sheet = new window.CSSStyleSheet()
    sheet.replaceSync('*{transition:none!important;animation:none!important}')
    document.adoptedStyleSheets.push(sheet)
    const withFocus = looks(element)
    const handlers = ['blur', 'focusout', 'focus', 'focusin']
    const hush = event => event.stopImmediatePropagation()
    for (const type of handlers) window.addEventListener(type, hush, true)
    element.blur()
    const without = looks(element)
    element.focus({ preventScroll: true, focusVisible: true })
    for (const type of handlers) window.removeEventListener(type, hush, true)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    return { ...found, isSeen: withFocus !== without }
  }

  look.links = () =>
    [...(page()?.querySelectorAll('a') ?? [])].map(link => ({
      label: labelOf(link),
      written: link.getAttribute('href'),
      isFollowed: link.origin === location.origin && !link.target && !link.hasAttribute('download'),
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

  /** What visitors always do in the layout, and what the page keeps them from. */
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
