/* global window, document, innerWidth, innerHeight, getComputedStyle, scrollTo */
/** Runs in the browser after page-watch.mjs: finds what covers the shell's layout or overflows the window. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const { page, all, frame, nameOf, isVisible, hasText, hitAt, isUnrelated, withStyle } = look

  function isInSight(element) {
    const { x, y, width, height } = element.getBoundingClientRect()
    const [left, top] = [x + width / 2, y + height / 2]
    const isInWindow = left > 0 && left < innerWidth && top > 0 && top < innerHeight
    return width > 1 && height > 1 && isInWindow && element.checkVisibility({ visibilityProperty: true })
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
    const under = all('*')
      .slice(0, 200)
      .find(element => {
        const { top, height, width, right } = element.getBoundingClientRect()
        const isUnder = height > 1 && width > 1 && right > 0 && top + height / 2 < edge
        return isUnder && hasText(element) && isVisible(element)
      })
    return under ? nameOf(under) : ''
  }

  /** Finds elements that cover the layout's controls, from the top of the document to its end. */
  look.occluded = async () => {
    const found = new Map()
    const test = isReached => {
      for (const control of controls()) {
        const hit = isInSight(control) ? hitAt(control) : null
        if (!hit || !isUnrelated(control, hit)) continue
        const isForeign = page()?.contains(hit) || (!isOfLayout(hit) && !hit.contains(page()))
        if (isForeign && (isReached || isPainted(hit))) found.set(nameOf(control), nameOf(hit))
      }
    }
    const { scrollHeight } = document.documentElement
    for (const top of [0, Math.max(0, scrollHeight / 2 - innerHeight), scrollHeight]) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      test(true)
      withStyle('*{pointer-events:auto!important}', () => test(false))
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
    const rights = all('*')
      .filter(element => isVisible(element) && !scrolls(element))
      .map(element => [element, element.getBoundingClientRect().right])
    const [widest, right] = rights.reduce((most, each) => (each[1] > most[1] ? each : most), [null, 0])
    const cutOff = rights.filter(([element, edge]) => edge > clientWidth + 8 && hasText(element))
    return {
      over: Math.max(scrollWidth, document.body.scrollWidth) - clientWidth,
      cutOff: cutOff.map(([element]) => nameOf(element)).slice(0, 3),
      widest: widest && right > clientWidth ? `${nameOf(widest)}, ${Math.round(right)} px` : '',
    }
  }
})()
