/* global window, document, innerWidth, innerHeight, getComputedStyle, CSSStyleSheet, scrollTo */
/** Runs in the browser after elements.mjs: finds what covers the shell's layout or overflows the window. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const { page, frame, nameOf } = look

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

  /** Finds the page's heading, if the header covers it. */
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

  /** Finds elements that cover the layout's controls, from the top of the document to its end. */
  look.occluded = async () => {
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
    return { occluded: [...found].map(([control, by]) => `${control} by ${by}`), headingUnder: underHeader() }
  }

  /** Returns the document's horizontal overflow, and the page's element that causes it. */
  look.overflow = () => {
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
