/**
 * Runs in every visited page after watch-page.ts: functions to look at the page (`window.look`). Uses
 * nothing outside itself, since Playwright sends its text to the browser.
 */
export function lookAtPage() {
  const { frame, page, all, isOfPage, isUnrelated, nameOf, isShown, hitAt } = window.watch

  /** Every element outside the remote's page with its attributes, except those that the shell changes. */
  function outline(): string[] {
    const own = /^(data-query|data-without-.+|aria-current)$/
    const lines: string[] = []
    const walk = (element: Element, above: string) => {
      if (element.hasAttribute('data-page') || /^(script|style|title|link)$/.test(element.localName)) return
      const attributes = [...element.attributes].filter(({ name }) => !own.test(name))
      const written = attributes.map(({ name, value }) => `${name}="${value}"`).sort()
      const path = `${above}${element.localName}`
      lines.push(`<${[path, ...written].join(' ')}>`)
      for (const child of element.children) walk(child, `${path} > `)
    }
    walk(document.documentElement, '')
    return lines
  }

  /** The words of the remote's page that visitors see or not, and texts that only programs should see. */
  function words() {
    const found = { seen: new Array<string>(), hidden: new Array<string>(), odd: new Array<string>() }
    const closed =
      'details:not([open]) > :not(summary), dialog:not([open]), [popover], [role="tabpanel"], noscript, script, style, template, title'
    const isSeen = (element: Element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
      const { width, height, right, left } = element.getBoundingClientRect()
      const { fontSize, color } = getComputedStyle(element)
      const isInReach = right > 0 && left < innerWidth * 4
      const isInvisible = parseFloat(fontSize) < 2 || /^rgba\(.*, 0\)$/.test(color)
      return width > 1 && height > 1 && isInReach && !isInvisible
    }
    const root = page()
    const walker = root && document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker?.nextNode()) {
      const element = walker.currentNode.parentElement
      if (!element || element.closest(closed)) continue
      const text = walker.currentNode.textContent ?? ''
      found[isSeen(element) ? 'seen' : 'hidden'].push(...(text.match(/[\p{L}\p{N}]+/gu) ?? []))
      const odd = /\[object \w+\]|\bundefined\b|\bNaN\b|Invalid Date|\{\{\s*\w+\s*\}\}/.exec(text)?.[0]
      if (odd && isSeen(element) && !element.closest('code, pre, kbd, samp')) found.odd.push(odd)
    }
    return found
  }

  const composed = { outline: new Array<string>(), words: words() }
  document.addEventListener('readystatechange', () => {
    // Record the document now: it is parsed, and its scripts have not run yet.
    if (document.readyState === 'interactive') Object.assign(composed, { outline: outline(), words: words() })
  })

  const rulesIn = (lists: Iterable<CSSStyleSheet | CSSRule>): CSSRule[] =>
    [...lists].flatMap(each => {
      const rules = 'cssRules' in each && each.cssRules instanceof CSSRuleList ? [...each.cssRules] : []
      return [...rules, ...rulesIn(rules)]
    })
  const allRules = () => rulesIn([...document.styleSheets, ...document.adoptedStyleSheets])

  function variables(): string[] {
    const styles = allRules().flatMap(rule => (rule instanceof CSSStyleRule ? [...rule.style] : []))
    const computed = getComputedStyle(document.documentElement)
    return [...new Set(styles.filter(name => name.startsWith('--')))].map(
      name => `${name}: ${computed.getPropertyValue(name).trim()}`,
    )
  }

  /** Selectors without a class, id or attribute: their rules apply to other pages too. */
  function ownerlessRules(): string[] {
    const selectors = allRules().flatMap(rule => (rule instanceof CSSStyleRule ? rule.selectorText : []))
    // Split at commas between selectors, but not at commas inside `:has()` or `:is()`.
    return selectors.filter(text => text.split(/,(?![^()]*\))/).some(part => !/[.#[]/.test(part)))
  }

  const properties = [
    ...(['display', 'visibility', 'opacity', 'color', 'backgroundColor', 'backgroundImage'] as const),
    ...(['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'lineHeight', 'letterSpacing'] as const),
    ...(['textTransform', 'textAlign', 'textDecorationLine', 'wordSpacing', 'direction'] as const),
    ...(['position', 'zIndex', 'pointerEvents', 'userSelect', 'transform', 'cursor', 'zoom'] as const),
    ...(['marginTop', 'marginRight', 'marginBottom', 'marginLeft', 'overflowX', 'overflowY'] as const),
    ...(['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'borderTopWidth'] as const),
    ...(['borderLeftWidth', 'borderRadius', 'borderTopColor', 'outlineStyle', 'listStyleType'] as const),
    ...(['filter', 'boxShadow', 'scrollBehavior'] as const),
  ]
  const styleOf = (element: Element) => {
    const computed = getComputedStyle(element)
    return properties.map(name => `${name}: ${computed[name]}`)
  }

  /**
   * The look of every element outside the remote's page, by its path in the document. Leaves out what may
   * differ from page to page: marks of the current page, and what the shell marks with `data-by-address`.
   */
  function layout(): Record<string, { readonly name: string; readonly style: readonly string[] }> {
    const found: Record<string, { name: string; style: string[] }> = {}
    const walk = (element: Element, place: string) => {
      if (element.matches('main, script, style, title, link, meta, head, noscript, template')) return
      if (element.matches('[aria-current], [data-current], [data-by-address]')) return
      const { width, height } = element.getBoundingClientRect()
      // The height of what contains the page depends on the page.
      const isAround = element.contains(document.querySelector('main'))
      const size = [`width: ${Math.round(width)}`, ...(isAround ? [] : [`height: ${Math.round(height)}`])]
      found[place] = { name: nameOf(element), style: [...styleOf(element), ...size] }
      const counts: Record<string, number> = {}
      for (const child of element.children) {
        const index = (counts[child.localName] = (counts[child.localName] ?? -1) + 1)
        walk(child, `${place}/${child.localName}${index}`)
      }
    }
    walk(document.documentElement, 'html')
    return found
  }

  /** The look of every element of the remote's page, except its heading: the focus changes its look. */
  const looks = () =>
    all('*')
      .filter(({ localName }) => !/^(h1|script|style|noscript|template)$/.test(localName))
      .map(element => ({ name: nameOf(element), style: styleOf(element) }))

  /** Controls of the layout that the page covers, from the top of the document to its end. */
  async function occluded(): Promise<string[]> {
    const found = new Set<string>()
    const isInSight = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const [left, top] = [x + width / 2, y + height / 2]
      const isInWindow = left > 0 && left < innerWidth && top > 0 && top < innerHeight
      return width > 1 && height > 1 && isInWindow && isShown(element)
    }
    const isPainted = (element: Element) => {
      for (let each: Element | null = element; each && each !== page(); each = each.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(each)
        const [, , , alpha = '1'] = backgroundColor.match(/[\d.]+/g) ?? ['', '', '', '0']
        if (Number(alpha) > 0.3 || backgroundImage !== 'none') return true
      }
      return false
    }
    const controls = () =>
      [...document.querySelectorAll('a[href], button, input, summary')].filter(each => !isOfPage(each))
    const isOfLayout = (element: Element) =>
      element.closest('header, footer, aside, nav, #main ~ *, #root > a') !== null
    const test = (isReached: boolean) => {
      for (const control of controls().filter(isInSight)) {
        const hit = hitAt(control)
        if (!hit || !isUnrelated(control, hit)) continue
        const isForeign = isOfPage(hit) || (!isOfLayout(hit) && !hit.contains(page()))
        if (isForeign && (isReached || isPainted(hit))) found.add(`${nameOf(control)} by ${nameOf(hit)}`)
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
    return [...found]
  }

  function withStyle<Result>(css: string, task: () => Result): Result {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    const result = task()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
    return result
  }

  function underHeader(): string[] {
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const isUnder = (element: Element) => {
      const { top, height, width, right } = element.getBoundingClientRect()
      const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim())
      return hasText && height > 1 && width > 1 && right > 0 && top + height / 2 < edge && isShown(element)
    }
    return all('*').slice(0, 200).filter(isUnder).slice(0, 1).map(nameOf)
  }

  function overflow(): string[] {
    const { scrollWidth, clientWidth } = document.documentElement
    const scrolls = (element: Element) => {
      for (let each = element.parentElement; each && each !== page(); each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible') return true
      return false
    }
    const isTooWide = (element: Element) => {
      const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.textContent?.trim())
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      return (
        hasText && isVisible && element.getBoundingClientRect().right > clientWidth + 8 && !scrolls(element)
      )
    }
    const over = Math.max(scrollWidth, document.body.scrollWidth) - clientWidth
    const scrolling = over > 1 ? [`the document scrolls sideways, by ${over} px`] : []
    return [...scrolling, ...all('*').filter(isTooWide).map(nameOf).slice(0, 3)]
  }

  /** Whether fonts of this computer stand in for the typefaces, so that layout shifts mean anything. */
  function hasFonts(): boolean {
    const tried = [...document.fonts].filter(({ family }) => / like /.test(family))
    const standsIn =
      tried.every(font => font.status !== 'error') || tried.some(font => font.status === 'loaded')
    const letters = page()?.textContent.match(/(?!\p{Script=Latin})\p{L}/gu) ?? []
    const sample = [...new Set(letters)].slice(0, 20)
    const pen = document.createElement('canvas').getContext('2d')
    if (pen) pen.font = '40px sans-serif'
    // A letter without a typeface is as wide as U+0378, a character that does not exist.
    const width = (letter: string) => pen?.measureText(letter).width
    return standsIn && sample.filter(each => width(each) === width('\u0378')).length <= sample.length / 2
  }

  const endlessMotions = () =>
    document.getAnimations().flatMap(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      const isEndless = playState === 'running' && effect?.getTiming().iterations === Infinity
      return isEndless && target && isOfPage(target) ? [nameOf(target)] : []
    })

  const look = {
    ...window.watch,
    composed,
    outline,
    words,
    variables,
    ownerlessRules,
    layout,
    looks,
    occluded,
    withStyle,
    underHeader,
    overflow,
    hasFonts,
    endlessMotions,
  }
  Object.assign(window, { look })
  return look
}

declare global {
  interface Window {
    readonly look: ReturnType<typeof lookAtPage>
  }
}
