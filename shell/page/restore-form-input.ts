const fields = 'input, textarea, select'

/**
 * Copies a visitor's input from the fields of one rendering of a page to those of another. Fields match by
 * order and name, even if scripts have changed the page.
 * @param from nodes of the first rendering, which may be detached from the document
 */
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

/** Whether a field has a value worth copying, from the visitor or from the address. */
function isWritten(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== ''
  const first = [...field.options].findIndex(option => option.defaultSelected)
  return field.selectedIndex !== Math.max(first, 0)
}

/** Sets a value with the prototype's setter: React would not notice a change on the element itself. */
function write(field: Field, text: string): void {
  Reflect.set(Reflect.getPrototypeOf(field) ?? field, 'value', text, field)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/** Whether an element has the focus or changed fields in it. */
export function isInUse(place: HTMLElement | null): boolean {
  if (!place) return false
  const fields = place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
  return (
    place.contains(document.activeElement) ||
    [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  )
}
