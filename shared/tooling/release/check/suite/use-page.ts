/**
 * Runs in every visited page after look-at-page.ts: functions that use the page as visitors do. Uses nothing
 * outside itself, since Playwright sends its text to the browser. Specs find all functions at `window.visit`.
 */
export function usePage() {
  const { frame, page, isOfPage, isUnrelated, labelOf, isShown, hitAt, withStyle } = window.look

  /** Names of events on the layout whose default action the page prevents, such as scrolling or a key. */
  function prevented(): string[] {
    const target = document.querySelector('footer a') ?? document.body
    const init = { bubbles: true, cancelable: true, composed: true }
    const others = ['wheel', 'touchmove', 'contextmenu', 'copy', 'selectstart']
    const pressed = ['Tab', ' ', 'ArrowDown', 'PageDown', 'Escape', 'Enter', 'F5', 'a']
    const events = [
      ...others.map(type => [type, new Event(type, init)] as const),
      ...pressed.map(key => [`key ${key}`, new KeyboardEvent('keydown', { ...init, key })] as const),
    ]
    return events.filter(([, event]) => !target.dispatchEvent(event)).map(([name]) => name)
  }

  /** Whether something covers the header, or makes everything but itself inert. */
  const isBlocked = () =>
    document.querySelector('dialog:modal') !== null ||
    [...document.querySelectorAll('header a[href], header button')].filter(isShown).every(element => {
      const hit = hitAt(element)
      return hit !== null && isUnrelated(element, hit)
    })

  /** Presses buttons in what covers the page. @returns whether one has closed it */
  async function closeOverlay(): Promise<boolean> {
    let top: Element | null = document.querySelector('dialog:modal')
    for (let each = document.elementFromPoint(innerWidth / 2, 20); !top && each; each = each.parentElement)
      if (getComputedStyle(each).position === 'fixed') top = each
    for (const button of top?.querySelectorAll<HTMLElement>('button, a[href^="#"]') ?? []) {
      button.click()
      await frame()
      if (!isBlocked()) return true
    }
    return false
  }

  /** @returns names, the same in every language, of the layout's buttons that open something */
  async function workingLayoutButtons(): Promise<string[]> {
    const working: string[] = []
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-expanded]')) {
      if (isOfPage(button) || !isShown(button) || button.getClientRects().length === 0) continue
      const name = button.getAttribute('popovertarget') ?? button.dataset['panel'] ?? labelOf(button)
      const before = button.ariaExpanded
      button.click()
      for (let turn = 0; turn < 10 && button.ariaExpanded === before; turn += 1) await frame()
      if (button.ariaExpanded === before) continue
      working.push(name)
      button.click()
      await frame()
    }
    return working
  }

  const reachable = () =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], area[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex], iframe, video[controls], audio[controls], [contenteditable]',
      ),
    ].filter(
      element =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        isShown(element) &&
        element.getClientRects().length > 0,
    )

  const hasParts = (element: Element) =>
    element.matches('video, audio, iframe, input[type="date"], input[type="time"]')

  /** Focuses the control next to the page, where a walk by keyboard starts. */
  function standBeside(side: 'before' | 'after') {
    const isBehind = (one: Node, other: Node) => Boolean(other.compareDocumentPosition(one) & 4)
    const here = page()
    const others = reachable().filter(each => here && !isOfPage(each) && !each.closest('[popover]'))
    const before = others.filter(each => here && isBehind(here, each))
    const after = others.filter(each => here && isBehind(each, here))
    const start = side === 'before' ? before.at(-1) : after.at(0)
    start?.focus({ preventScroll: true })
    const controls = reachable().filter(isOfPage)
    return {
      isReady: start !== undefined && document.activeElement === start,
      controls: controls.length,
      withParts: controls.filter(hasParts).length,
    }
  }

  /** Whether the focused element differs visibly, itself or around it, from its look without the focus. */
  function isFocusSeen(): boolean {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || !isOfPage(element)) return true
    // To take the focus away and give it back would lead to the first part again.
    if (hasParts(element)) return true
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    if (outlineStyle !== 'none' && outlineWidth !== '0px') return true
    const shown = ['outlineStyle', 'outlineWidth', 'boxShadow', 'borderColor', 'borderWidth'] as const
    const more = ['backgroundColor', 'color', 'textDecoration', 'transform', 'opacity', 'filter'] as const
    const read = () => {
      const around: Element[] = []
      for (let each: Element | null = element; each && each !== page() && around.length < 6;) {
        around.push(each)
        each = each.parentElement
      }
      const styles = [...around, ...element.children].flatMap(each =>
        [null, '::before', '::after'].map(part => getComputedStyle(each, part)),
      )
      return JSON.stringify(styles.map(style => [...shown, ...more].map(name => style[name])))
    }
    const handlers = ['blur', 'focusout', 'focus', 'focusin']
    const hush = (event: Event) => event.stopImmediatePropagation()
    return withStyle('*{transition:none!important;animation:none!important}', () => {
      const withFocus = read()
      for (const type of handlers) addEventListener(type, hush, true)
      element.blur()
      const without = read()
      element.focus({ preventScroll: true })
      for (const type of handlers) removeEventListener(type, hush, true)
      return withFocus !== without
    })
  }

  const visit = {
    ...window.look,
    prevented,
    isBlocked,
    closeOverlay,
    workingLayoutButtons,
    standBeside,
    isFocusSeen,
  }
  Object.assign(window, { visit })
  return visit
}

declare global {
  interface Window {
    readonly visit: ReturnType<typeof usePage>
  }
}
