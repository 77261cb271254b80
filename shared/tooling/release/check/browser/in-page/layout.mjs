/* global window, document, getComputedStyle */
/** Runs in the browser after page-watch.mjs: records the styles of the layout and of other pages. */
;(() => {
  const look = window[Symbol.for('release-check')]
  const { page, nameOf } = look

  const properties = [
    ...['display', 'visibility', 'opacity', 'color', 'backgroundColor', 'backgroundImage', 'cursor'],
    ...['fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'lineHeight', 'letterSpacing', 'textTransform'],
    ...['textAlign', 'textDecorationLine', 'wordSpacing', 'direction', 'writingMode', 'textIndent'],
    ...['position', 'zIndex', 'pointerEvents', 'userSelect', 'transform', 'mixBlendMode', 'clipPath', 'zoom'],
    ...['marginTop', 'marginRight', 'marginBottom', 'marginLeft', 'overflowX', 'overflowY', 'boxShadow'],
    ...['paddingTop', 'paddingRight', 'paddingBottom', 'paddingLeft', 'borderTopWidth', 'borderBottomWidth'],
    ...['borderTopColor', 'borderLeftWidth', 'borderRadius', 'outlineStyle', 'listStyleType'],
    ...['filter', 'scrollBehavior'],
  ]

  function styleOf(element) {
    const computed = getComputedStyle(element)
    return properties.map(name => `${name}: ${computed[name]}`)
  }

  /** Lists all CSS rules in style sheets or in other rules. */
  const rulesIn = lists =>
    [...lists].flatMap(({ cssRules }) => [...(cssRules ?? []), ...rulesIn(cssRules ?? [])])

  /** Reads the document's custom properties from its style sheets. */
  function variables() {
    const declared = rulesIn(document.styleSheets).flatMap(({ style }) => [...(style ?? [])])
    const names = new Set(declared.filter(name => name.startsWith('--')))
    const computed = getComputedStyle(document.documentElement)
    return [...names].map(name => `${name}: ${computed.getPropertyValue(name).trim()}`)
  }

  const isMarkup = element =>
    !/^(script|style|title|link|meta|head|noscript|template)$/.test(element.localName)

  /** How far the shell moves a picture until it loads (shell/bootstrap/defer-images.ts); px, negative. */
  function movedDown(element) {
    if (!element.matches('[data-pictures-wait] img[loading="lazy"]')) return 0
    const [, down = '0'] = getComputedStyle(element).translate.split(' ')
    return Number.parseFloat(down)
  }

  /** Records every element outside the remote's page, by its path in the document. */
  look.layout = () => {
    const elements = {}
    const walk = (element, place, area) => {
      // Ignore the position of <main> and its parents: in a document without a page, they contain a notice.
      const isAround = element.contains(document.querySelector('main'))
      const own = area ?? (isAround ? null : element)
      const { x, y, width, height } = element.getBoundingClientRect()
      const floats = own && /fixed|sticky/.test(getComputedStyle(own).position)
      const from = own && !floats ? own.getBoundingClientRect().y : 0
      elements[place] = {
        name: nameOf(own ?? element),
        element: own === element ? '' : nameOf(element),
        // Whether the element is part of a link to the current page, which looks different from other links.
        isMarked: element.closest('[aria-current], [data-current]') !== null,
        isByAddress: element.closest('[data-by-address]') !== null,
        style: styleOf(element),
        // Leave the position empty for <main>'s parents, and for what is not rendered, as in a closed list.
        box:
          isAround || element.getClientRects().length === 0
            ? []
            : [x, y - movedDown(element) - from, width, height].map(Math.round),
      }
      // Count elements by kind, since the shell omits some of them at some addresses.
      const counts = {}
      for (const child of element.matches('main') ? [] : [...element.children].filter(isMarkup)) {
        const index = (counts[child.localName] = (counts[child.localName] ?? -1) + 1)
        walk(child, `${place}/${child.localName}${index}`, own)
      }
    }
    walk(document.documentElement, 'html', null)
    return { elements, variables: variables() }
  }

  /** Records the styles of another remote's page, to compare them before and after a visit. */
  look.looks = () => {
    const found = {}
    const walk = (element, place) => {
      const { width } = element.getBoundingClientRect()
      // Skip the page's heading: the shell has focused it, which changes its styles.
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

  /** Finds CSS rules with a selector that has no class, id or attribute: they also apply to other pages. */
  function ownerlessRules() {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
    const selectors = rulesIn(sheets).flatMap(({ selectorText }) => selectorText ?? [])
    // Split at commas between selectors, but not at commas inside `:has()` or `:is()`.
    return selectors.filter(selector => selector.split(/,(?![^()]*\))/).some(part => !/[.#[]/.test(part)))
  }
})()
