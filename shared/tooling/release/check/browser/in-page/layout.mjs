/* global window, document, innerWidth, innerHeight, getComputedStyle, CSSStyleSheet, scrollTo, requestAnimationFrame */
/** Runs in the browser after page-watch.mjs: how the shell's layout looks, and whether something of the page lies on it. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const page = () => document.querySelector('[data-page]')

  const properties = [
    ...[
      'display',
      'visibility',
      'opacity',
      'color',
      'backgroundColor',
      'backgroundImage',
      'cursor',
      'filter',
    ],
    ...['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'lineHeight', 'letterSpacing', 'textTransform'],
    ...['textAlign', 'textDecorationLine', 'wordSpacing', 'direction', 'writingMode', 'textIndent'],
    ...['position', 'zIndex', 'pointerEvents', 'userSelect', 'transform', 'mixBlendMode', 'clipPath', 'zoom'],
    ...['marginTop', 'marginRight', 'marginBottom', 'marginLeft', 'overflowX', 'overflowY', 'boxShadow'],
    ...['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'borderTopWidth', 'borderBottomWidth'],
    ...[
      'borderTopColor',
      'borderLeftWidth',
      'borderRadius',
      'outlineStyle',
      'listStyleType',
      'scrollBehavior',
    ],
  ]

  function styleOf(element) {
    const computed = getComputedStyle(element)
    return properties.map(name => `${name}: ${computed[name]}`)
  }

  /** Values of the custom properties that style sheets give the document. */
  function variables() {
    const names = new Set()
    const walk = rules => {
      for (const rule of rules) {
        if (rule.cssRules?.length) walk(rule.cssRules)
        for (const name of rule.style ?? []) if (name.startsWith('--')) names.add(name)
      }
    }
    for (const sheet of document.styleSheets) walk(sheet.cssRules)
    const computed = getComputedStyle(document.documentElement)
    return [...names].map(name => `${name}: ${computed.getPropertyValue(name).trim()}`)
  }

  const isMarkup = element =>
    !/^(script|style|title|link|meta|head|noscript|template)$/.test(element.localName)
  const nameOf = element => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
      .trim()
      .replace(/\s+/g, ' ')
    return `<${element.localName}>${words ? ` “${words.slice(0, 30)}”` : ''}`
  }

  /** Every element outside the page, by its place in the document. */
  look.layout = () => {
    const elements = {}
    const walk = (element, place, area) => {
      // In a document without a page there is a notice in its place.
      const isAround = element.contains(document.querySelector('main'))
      const own = area ?? (isAround ? null : element)
      const { x, y, width, height } = element.getBoundingClientRect()
      const floats = own && /fixed|sticky/.test(getComputedStyle(own).position)
      const from = own && !floats ? own.getBoundingClientRect().y : 0
      elements[place] = {
        name: nameOf(own ?? element),
        element: own === element ? '' : nameOf(element),
        // Whoever is at a page sees its link marked.
        isMarked: element.closest('[aria-current], [data-current]') !== null,
        style: styleOf(element),
        box: isAround ? [] : [x, y - from, width, height].map(Math.round),
      }
      const children = [...element.children].filter(child => isMarkup(child) && !element.matches('main'))
      children.forEach((child, index) => walk(child, `${place}/${child.localName}${index}`, own))
    }
    walk(document.documentElement, 'html', null)
    return { elements, variables: variables() }
  }

  /** The looks of everything on a page of somebody else, to compare before and after a visit elsewhere. */
  look.looks = () => {
    const found = {}
    const walk = (element, place) => {
      const { width } = element.getBoundingClientRect()
      // The shell marks the heading that it gave the focus to.
      if (element.localName !== 'h1')
        found[place] = { name: nameOf(element), style: [...styleOf(element), `width: ${Math.round(width)}`] }
      ;[...element.children]
        .filter(isMarkup)
        .forEach((child, index) => walk(child, `${place}/${child.localName}${index}`))
    }
    const element = page()
    if (element) walk(element, 'page')
    return { found, variables: variables(), rules: ownerlessRules() }
  }

  /** Rules for elements as such, not for a class of somebody's own. */
  function ownerlessRules() {
    const rules = []
    const walk = list => {
      for (const rule of list) {
        if (rule.selectorText?.split(',').some(part => !/[.#[]/.test(part))) rules.push(rule.selectorText)
        else if (rule.cssRules?.length) walk(rule.cssRules)
      }
    }
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) walk(sheet.cssRules)
    return rules
  }

  const frame = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))

  function hitAt(element) {
    const { x, y, width, height } = element.getBoundingClientRect()
    const [left, top] = [x + width / 2, y + height / 2]
    const isInSight = width > 1 && height > 1 && left > 0 && left < innerWidth && top > 0 && top < innerHeight
    return isInSight && element.checkVisibility({ visibilityProperty: true })
      ? document.elementFromPoint(left, top)
      : undefined
  }

  const isOfOthers = element => element !== null && !page()?.contains(element)
  const controls = () => [...document.querySelectorAll('a[href], button, input, summary')].filter(isOfOthers)
  const isOfLayout = element => element.closest('header, footer, aside, nav, #main ~ *, #root > a') !== null

  function isPainted(element) {
    for (let each = element; each && each !== page(); each = each.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(each)
      const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? ['', '', '', '0']
      if (Number(alpha) > 0.3 || backgroundImage !== 'none') return true
    }
    return false
  }

  /** Text of the page that begins where the header is. */
  function underHeader() {
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const hasText = element => [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())
    const under = [...(page()?.querySelectorAll('*') ?? [])].slice(0, 200).find(element => {
      const { top, height, width, right } = element.getBoundingClientRect()
      const isInSight = height > 1 && width > 1 && right > 0
      return (
        isInSight &&
        top + height / 2 < edge &&
        hasText(element) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
    })
    return under ? nameOf(under) : ''
  }

  /** What a press on the layout would meet instead of it, from the top of the document to its end. */
  look.covered = async () => {
    const all = new CSSStyleSheet()
    all.replaceSync('*{pointer-events:auto!important}')
    const found = new Map()
    const test = isReached => {
      for (const control of controls()) {
        const hit = hitAt(control)
        if (!hit || control.contains(hit) || hit.contains(control)) continue
        const isForeign = page()?.contains(hit) || (!isOfLayout(hit) && !hit.contains(page()))
        if (isForeign && (isReached || isPainted(hit))) found.set(nameOf(control), nameOf(hit))
      }
    }
    const { scrollHeight } = document.documentElement
    for (const top of [0, Math.max(0, scrollHeight / 2 - innerHeight), scrollHeight]) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      test(true)
      document.adoptedStyleSheets.push(all)
      test(false)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== all)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
    return { covered: [...found].map(([control, by]) => `${control} by ${by}`), headingUnder: underHeader() }
  }

  /** How far the document scrolls sideways, and what of the page reaches furthest. */
  look.sideways = () => {
    const { scrollWidth, clientWidth } = document.documentElement
    const scrolls = element => {
      for (let each = element.parentElement; each && each !== page(); each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible') return true
      return false
    }
    const shown = [...(page()?.querySelectorAll('*') ?? [])].filter(
      element =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !scrolls(element),
    )
    const rights = shown.map(element => [element, element.getBoundingClientRect().right])
    const [widest, right] = rights.reduce((most, each) => (each[1] > most[1] ? each : most), [null, 0])
    const cutOff = rights.filter(
      ([element, edge]) =>
        edge > clientWidth + 8 &&
        [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim()),
    )
    return {
      over: Math.max(scrollWidth, document.body.scrollWidth) - clientWidth,
      cutOff: cutOff.map(([element]) => nameOf(element)).slice(0, 3),
      widest: widest && right > clientWidth ? `${nameOf(widest)}, ${Math.round(right)} px` : '',
    }
  }
})()
