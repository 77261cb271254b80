/** On an error outside of all error boundaries, React removes everything. */
import { waitForReconnect } from '../federation/network.ts'
import { fetchDocumentStatus, hardNavigate } from './navigation.ts'

/**
 * Call this before hydration.
 * @returns a function that restores the document with the visitor's input, or loads the document of the
 * current address if the address has changed
 */
export function snapshotDocument(root: HTMLElement): () => void {
  // A copy in an inactive document loads no pictures.
  const composed = document.implementation.createHTMLDocument().importNode(root, true)
  const path = location.pathname
  // React removes the page before it reports an error.
  const removals = new MutationObserver(() => undefined)
  removals.observe(root, { childList: true })

  return () => {
    const gone = removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes])
    restoreFormInput([...gone, root], composed)
    document.getElementById(root.id)?.replaceWith(document.adoptNode(composed))
    // The popover polyfill locks scrolling while a menu is open.
    document.body.removeAttribute('style')
    const follow = () => {
      if (location.pathname !== path) void navigateWhenAvailable()
    }
    follow()
    // Back and Forward between entries of this document do not load a page.
    addEventListener('popstate', follow)
  }
}

async function navigateWhenAvailable(): Promise<void> {
  for (let tries = 0; (await fetchDocumentStatus()) === 'unreachable'; tries++) await waitForReconnect(tries)
  hardNavigate()
}

const fields = 'input, textarea, select'

/** Fields match by order and name. @param from nodes of the first rendering, which may be detached */
export function restoreFormInput(from: readonly Node[], to: Element): void {
  const written = from.flatMap(node => (node instanceof Element ? [...node.querySelectorAll(fields)] : []))
  for (const field of to.querySelectorAll(fields)) {
    const index = written.findIndex(each => nameOf(each) === nameOf(field))
    const [source] = index === -1 ? [] : written.splice(index, 1)
    if (!source || !hasValue(source) || !hasValue(field)) continue
    if (isWritten(source) && source.value !== field.value) write(field, source.value)
  }
}

const nameOf = (field: Element): string =>
  [field.tagName, field.getAttribute('type'), field.id, field.getAttribute('name')].join()

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const hasValue = (field: Element): field is Field => 'value' in field

/** Any text, or an option that is not the default. */
function isWritten(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== ''
  const first = [...field.options].findIndex(option => option.defaultSelected)
  return field.selectedIndex !== Math.max(first, 0)
}

/** By the prototype's setter: React would not notice a change on the element itself. */
function write(field: Field, text: string): void {
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', text, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** The focus or a changed field is in it. */
export function hasFocusOrInput(place: HTMLElement | null): boolean {
  if (!place) return false
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return (
    place.contains(document.activeElement) ||
    [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  )
}
