/** Handles input before hydration. Links, menus and forms work natively; taps on buttons wait. */
import { onceShellEvent } from '../document-data.ts'

const firstInteractions = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input']

export function onFirstInteraction(then: () => void): void {
  function notice({ target }: Event) {
    if (!needsScripts(target)) return
    firstInteractions.forEach(sign => removeEventListener(sign, notice, true))
    then()
  }
  firstInteractions.forEach(sign => addEventListener(sign, notice, true))
}

/** A game's board is neither field nor button, but has `tabindex="0"`. */
const controls = 'button, input, select, textarea, label, [tabindex="0"]'

function needsScripts(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest(`a, ${controls}`) : null
  return control !== null && !control.matches('a') && !opensByItself(control)
}

/**
 * Read before the polyfill runs. Taps for the polyfill must be repeated, because captured taps do not reach
 * it.
 */
export const hasNativePopovers = 'popover' in HTMLElement.prototype

function opensByItself(control: Element): boolean {
  return control.hasAttribute('popovertarget') && hasNativePopovers
}

/**
 * On these events, React would hydrate at once, a long task in the middle of a tap. Links and fields still
 * work natively. React hears `change`, because a select has no other event that tells a component of a
 * choice.
 */
const captured =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input'.split(' ')

/**
 * Captures taps on buttons until their part of the page is hydrated, then clicks those buttons again.
 * @returns a function that stops capturing, for use when hydration has failed
 */
export function captureEarlyInput(): () => void {
  const isHydrated = { shell: false, page: false }
  const tapped = new Set<HTMLButtonElement>()
  const written = new Set<Element>()

  // Only this page needs hydration, since scripts render all later pages.
  const page = document.querySelector('[data-page]')
  const partOf = (element: Element) => (page !== null && page.contains(element) ? 'page' : 'shell')
  function capture(event: Event) {
    const { target, type } = event
    if (!(target instanceof Element) || isHydrated[partOf(target)]) return
    // Let clicks on links through: once hydrated, the shell handles them in the whole document.
    if (type === 'click' && isHydrated.shell && target.closest('a')) return
    event.stopImmediatePropagation()
    if (type === 'input') written.add(target)
    const button = target.closest('button')
    if (button && isTap(type, button)) tapped.add(button)
  }
  function replay(part: keyof typeof isHydrated) {
    isHydrated[part] = true
    if (isHydrated.shell && isHydrated.page) stop()
    // In a separate task: by then, React has enabled the buttons that are disabled until hydration.
    setTimeout(() => {
      // A component reads its field's text once, when it hydrates. This event tells it of text typed later.
      written.forEach(field => {
        if (partOf(field) !== part) return
        written.delete(field)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
      tapped.forEach(button => {
        if (partOf(button) !== part) return
        tapped.delete(button)
        button.click()
      })
    })
  }
  function stop() {
    captured.forEach(type => removeEventListener(type, capture, true))
  }

  captured.forEach(type => addEventListener(type, capture, true))
  onceShellEvent('shell-failed', stop)
  onceShellEvent('shell-hydrated', () => replay('shell'))
  onceShellEvent('page-hydrated', () => replay('page'))
  return stop
}

/** Disabled buttons get no click, so for them `pointerup` counts. */
function isTap(type: string, button: HTMLButtonElement): boolean {
  if (button.disabled) return type === 'pointerup'
  const isNative = opensByItself(button) || (button.type === 'submit' && button.form !== null)
  return type === 'click' && !isNative
}

/**
 * On Back to an entry made with `pushState` before a reload, browsers change only the address. Until the
 * shell handles this, load the document of the new address.
 */
export function reloadOnHistoryChange(): void {
  const { pathname } = location
  const follow = () => {
    if (location.pathname !== pathname) location.reload()
  }
  addEventListener('popstate', follow)
  onceShellEvent('shell-hydrated', () => removeEventListener('popstate', follow))
}

/** The page of a list. A submitted search leaves it out, because new results begin on the first page. */
const PAGE = 'page'

/**
 * The fields in composed HTML do not show the filters of the address, so add them to an early search.
 * Browsers without the `formdata` event send only the form's fields.
 */
export function addFiltersToSearchSubmission(): void {
  addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute('role') !== 'search') return
    new URLSearchParams(location.search).forEach((value, name) => {
      if (name !== PAGE && !formData.get(name)) formData.set(name, value)
    })
  })
}
