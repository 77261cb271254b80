/** Input before hydration. Links, menus and forms work natively; the rest is captured for the shell. */
import { once } from './events.ts'
import { hasPopovers } from './features.ts'

/** The first event of each kind of input: pointer, touch, keyboard, and anything that fills a field. */
const firstSigns = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input']

/** Calls back once, when a visitor begins something that only scripts can answer. */
export function onFirstInteraction(then: () => void): void {
  function notice({ target }: Event) {
    if (!needsScripts(target)) return
    firstSigns.forEach(sign => removeEventListener(sign, notice, true))
    then()
  }
  firstSigns.forEach(sign => addEventListener(sign, notice, true))
}

/** The board of a game is no field and no button, but has a place in the order of Tab. */
const controls = 'button, input, select, textarea, label, [tabindex="0"]'

function needsScripts(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest(`a, ${controls}`) : null
  return control !== null && !control.matches('a') && !opensByItself(control)
}

/** Asked before a polyfill runs: that one hears no tap that is captured here. */
const hasNativePopovers = hasPopovers()

function opensByItself(control: Element): boolean {
  return control.hasAttribute('popovertarget') && hasNativePopovers
}

/**
 * Events that make React hydrate everything they could concern at once: a long task in the middle of a tap.
 * They are kept from React until then; native behaviour remains: links lead on, fields take text.
 */
const captured =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change'.split(
    ' ',
  )

/**
 * Captures taps on buttons until what they belong to answers, and presses those buttons again then.
 * @returns gives up: nothing is going to answer
 */
export function captureEarlyInput(): () => void {
  const isAnswering = { shell: false, page: false }
  const tapped = new Set<HTMLButtonElement>()
  const written = new Set<Element>()

  // The one that came with the document: what stands there later, scripts have made.
  const page = document.querySelector('[data-page]')
  const partOf = (element: Element) => (page !== null && page.contains(element) ? 'page' : 'shell')
  function capture(event: Event) {
    const { target, type } = event
    if (!(target instanceof Element) || isAnswering[partOf(target)]) return
    // Links are the shell's in every part of the page.
    if (type === 'click' && isAnswering.shell && target.closest('a')) return
    event.stopImmediatePropagation()
    if (type === 'input') written.add(target)
    const button = target.closest('button')
    if (button && isTap(type, button)) tapped.add(button)
  }
  function replay(part: keyof typeof isAnswering) {
    isAnswering[part] = true
    if (isAnswering.shell && isAnswering.page) stop()
    // React still switches on what it keeps disabled until it has hydrated.
    setTimeout(() => {
      // Components have read the text when they were hydrated; this is what came after.
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
  once('shell-failed', stop)
  once('shell-answering', () => replay('shell'))
  once('page-answering', () => replay('page'))
  return stop
}

/** A disabled button is never clicked: there the end of a press counts. */
function isTap(type: string, button: HTMLButtonElement): boolean {
  if (button.disabled) return type === 'pointerup'
  const isNative = opensByItself(button) || (button.type === 'submit' && button.form !== null)
  return type === 'click' && !isNative
}

/**
 * After a reload, history entries from scripts belong to this document, so Back only changes the address.
 * Until the shell handles that, this reloads the document for the new address.
 */
export function followHistory(): void {
  const { pathname } = location
  const follow = () => {
    if (location.pathname !== pathname) location.reload()
  }
  addEventListener('popstate', follow)
  once('shell-answering', () => removeEventListener('popstate', follow))
}

/** Of the address: another question begins with its first page. */
const PAGE = 'page'

/**
 * Keeps the address's filters in a form that is sent before hydration: the composed document does not know
 * them, so its fields do not show them. Browsers without this event send only the form's own fields.
 */
export function keepFilters(): void {
  addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute('role') !== 'search') return
    new URLSearchParams(location.search).forEach((value, name) => {
      if (name !== PAGE && !formData.get(name)) formData.set(name, value)
    })
  })
}
