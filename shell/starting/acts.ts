import { hearShell } from './hand-over.ts'

/** The first sign of each way to act: by pointer, finger, keyboard, and whatever puts text into a field. */
const firstSigns = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'input']

/** Calls back once, when a visitor begins something that only scripts can answer; native links and menus answer by themselves. */
export function onFirstAct(then: () => void): void {
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

/** Asked before a polyfill could say so too: that one hears no tap that is held back here. */
const hasPopovers = 'popover' in HTMLElement.prototype

function opensByItself(control: Element): boolean {
  return control.hasAttribute('popovertarget') && hasPopovers
}

/**
 * What makes React hydrate all that an event could concern in one go, at once: a long task in the middle of a tap. Until that is
 * there of itself, React hears none of these; the browser's own answer to them stays: a link leads on, a field takes text.
 */
const heldBack =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change'.split(
    ' ',
  )

/**
 * Keeps taps on buttons until what they belong to answers, and presses those buttons again then. What a browser answers by itself
 * is not repeated.
 * @returns gives up: nothing is going to answer
 */
export function keepTaps(): () => void {
  const isAnswering = { shell: false, page: false }
  const tapped = new Set<HTMLButtonElement>()
  const written = new Set<Element>()

  // The one that came with the document: whatever else stands there later, scripts have made.
  const page = document.querySelector('[data-page]')
  const partOf = (element: Element) => (page !== null && page.contains(element) ? 'page' : 'shell')
  function hold(event: Event) {
    const { target, type } = event
    if (!(target instanceof Element) || isAnswering[partOf(target)]) return
    // Links are the shell's in every part of the page.
    if (type === 'click' && isAnswering.shell && target.closest('a')) return
    event.stopImmediatePropagation()
    if (type === 'input') written.add(target)
    const button = target.closest('button')
    if (button && isTap(type, button)) tapped.add(button)
  }
  function answer(part: keyof typeof isAnswering) {
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
    heldBack.forEach(type => removeEventListener(type, hold, true))
  }

  heldBack.forEach(type => addEventListener(type, hold, true))
  hearShell('shell-failed', stop)
  hearShell('shell-answering', () => answer('shell'))
  hearShell('page-answering', () => answer('page'))
  return stop
}

/** A disabled button is never clicked: there the end of a press has to do. */
function isTap(type: string, button: HTMLButtonElement): boolean {
  if (button.disabled) return type === 'pointerup'
  const isNative = opensByItself(button) || (button.type === 'submit' && button.form !== null)
  return type === 'click' && !isNative
}
