/* global window, document, location, history, performance, EventTarget, CSSStyleSheet */
/* global addEventListener, requestIdleCallback */
/**
 * Runs first in every checked page: records what the site does not report. Plain JavaScript, since browsers
 * run this file as it is (visitors.ts).
 */
;(() => {
  // Keep the original functions for the in-page scripts; the replacements count the page's own calls.
  const { setTimeout, requestAnimationFrame } = window
  const noted = { reports: [], violations: [], composed: { outline: [], page: '' } }
  const globalsBefore = new Set(Object.getOwnPropertyNames(window))

  const forget = () => {
    noted.reports = []
    noted.violations = []
  }

  addEventListener('site-report', ({ detail }) => {
    if (detail.kind === 'error') noted.reports.push({ release: detail.release, message: detail.message })
  })
  document.addEventListener('securitypolicyviolation', event => {
    const { effectiveDirective, blockedURI, sample, sourceFile } = event
    noted.violations.push({ directive: effectiveDirective, blocked: blockedURI, sample, source: sourceFile })
  })

  /**
   * Event listeners on objects that outlive a page (window, document, <html>, <body>): a page must remove its
   * own listeners when the visitor leaves it.
   */
  const listening = new Map()
  const isShared = target => [window, document, document.documentElement, document.body].includes(target)
  const describe = (target, type, options) => {
    const name = target === window ? 'window' : target === document ? 'document' : target.localName
    return `${name} ${type} ${Boolean(typeof options === 'object' ? options?.capture : options)}`
  }
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = this ?? window
    if (listener && isShared(target) && !options?.once) {
      const key = describe(target, type, options)
      const keys = listening.get(listener) ?? new Set()
      listening.set(listener, keys.add(key))
      options?.signal?.addEventListener('abort', () => keys.delete(key))
    }
    return add.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = this ?? window
    const keys = isShared(target) ? listening.get(listener) : undefined
    keys?.delete(describe(target, type, options))
    // Forget the empty set, so that a signal of an earlier listener cannot remove the key of a later one.
    if (keys?.size === 0) listening.delete(listener)
    return remove.call(target, type, listener, options)
  }

  const timers = new Set()
  const { setInterval: start, clearInterval: stop, clearTimeout: stopOther } = window
  window.setInterval = (...args) => {
    const timer = start.apply(window, args)
    timers.add(timer)
    return timer
  }
  window.clearInterval = timer => (timers.delete(timer), stop.call(window, timer))
  window.clearTimeout = timer => (timers.delete(timer), stopOther.call(window, timer))

  /** Attributes that the shell itself changes (shell/bootstrap/defer-images.ts, defer-layout.ts). */
  const ownOfTheShell = ['data-pictures-wait', 'data-layout-waits', 'data-laid-out', 'aria-current']

  /** Lists every element outside the remote's page, with attributes; ignores what tools add to the head. */
  function outline() {
    const lines = []
    const walk = (element, above) => {
      if (element.hasAttribute('data-page') || /^(script|style|title|link)$/.test(element.localName)) return
      const attributes = [...element.attributes]
        .filter(({ name }) => !ownOfTheShell.includes(name))
        .map(({ name, value }) => `${name}="${value}"`)
        .sort()
      const path = `${above}${element.localName}`
      lines.push(`<${[path, ...attributes].join(' ')}>`)
      for (const child of element.children) walk(child, `${path} > `)
    }
    walk(document.documentElement, '')
    return lines
  }

  const page = () => document.querySelector('[data-page]')
  const all = selector => [...(page()?.querySelectorAll(selector) ?? [])]

  /** Returns the page's markup without <noscript>, whose content React omits when scripts run. */
  function pageMarkup() {
    const copy = page()?.cloneNode(true)
    copy?.querySelectorAll('noscript').forEach(element => element.remove())
    return copy?.innerHTML ?? ''
  }

  document.addEventListener('readystatechange', () => {
    // Record the markup now: the document is parsed, and its scripts have not run yet.
    if (document.readyState === 'interactive') noted.composed = { outline: outline(), page: pageMarkup() }
  })

  const nextFrame = done => requestAnimationFrame.call(window, done)
  const frame = () => new Promise(resolve => nextFrame(() => nextFrame(resolve)))
  const wait = ms => new Promise(resolve => setTimeout.call(window, resolve, ms))
  const isReacts = element => Object.keys(element).some(key => key.startsWith('__reactFiber$'))

  async function settle(pause) {
    await frame()
    await new Promise(resolve => requestIdleCallback(resolve, { timeout: 500 }))
    await wait(pause)
  }

  async function until(isDone, timeout, pause) {
    const deadline = performance.now() + timeout
    while (!isDone() && performance.now() < deadline) await wait(10)
    await settle(pause)
  }

  /** The previous page's element, which may stay visible during a navigation. */
  let leaving = null

  /** Whether the page at a path is there, and React has hydrated it. */
  function isInteractive(path) {
    const element = page()
    const isThere = location.pathname === path && element !== null && element !== leaving
    return isThere && isReacts(element.firstElementChild ?? element)
  }

  const shorten = (text, length) => text.trim().replace(/\s+/g, ' ').slice(0, length)

  window[Symbol.for('release-check')] = {
    page,
    all,
    frame,
    nameOf(element) {
      const words = shorten(element.getAttribute('aria-label') ?? element.textContent ?? '', 30)
      return `<${element.localName}>${words ? ` “${words}”` : ''}`
    },
    labelOf(element) {
      const read = name => element.getAttribute(name)
      const label = read('aria-label') || element.textContent || read('placeholder') || read('name')
      return shorten(label || element.localName, 40)
    },
    /** Whether a visitor can use an element, though it may be transparent or outside the window. */
    isShown: element => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
    isVisible: element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    hasText: element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()),
    /** Returns what a visitor would press in the middle of an element. */
    hitAt(element) {
      const { x, y, width, height } = element.getBoundingClientRect()
      return document.elementFromPoint(x + width / 2, y + height / 2)
    },
    isUnrelated: (one, other) => !one.contains(other) && !other.contains(one),
    /** Runs a task while a style sheet applies to the whole document. */
    withStyle(css, task) {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
      const result = task()
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
      return result
    },
    /**
     * Waits until the page of an address is interactive or has failed, and then for its effects. Runs inside
     * the page: waiting from outside would need `eval`, which the page's policy forbids.
     */
    async arrived(path, timeout, pause) {
      await until(() => isInteractive(path) || noted.reports.length > 0, timeout, pause)
      return isInteractive(path)
    },
    settle,
    /** Waits until the layout is interactive in a document that has no remote's page. */
    layoutArrived(timeout, pause) {
      const header = document.querySelector('header')
      return until(() => !header || isReacts(header), timeout, pause)
    },
    follow(path) {
      leaving = page()
      const link = document.createElement('a')
      link.href = path
      document.body.append(link)
      link.click()
      link.remove()
    },
    back() {
      leaving = page()
      history.back()
    },
    /** Marks the current page as left before a navigation, so that `arrived` waits for the next page. */
    leave() {
      leaving = page()
    },
    /** Returns what is already recorded, and forgets it: fast, since it reads nothing else. */
    takeComplaints() {
      const { reports, violations } = noted
      forget()
      return { reports, violations }
    },
    forget,
    state: () => ({
      reports: noted.reports,
      violations: noted.violations,
      composed: noted.composed,
      outline: outline(),
      page: pageMarkup(),
      title: document.title,
      titles: document.querySelectorAll('head > title').length,
      headings: all('h1').map(heading => heading.textContent),
      globals: Object.getOwnPropertyNames(window).filter(name => !globalsBefore.has(name)),
      listeners: [...listening.values()].flatMap(types => [...types]).sort(),
      timers: timers.size,
    }),
  }
})()
