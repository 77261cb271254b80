/** Of the address: another question begins with its first page. */
const PAGE = 'page'

/**
 * A form of filters that is sent before the page answers knows what it shows: of the filters in the address nothing yet, as no document
 * is composed for them. They stay unless the form says something else. Browsers without this event send what the form says.
 */
export function keepFilters(): void {
  addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute('role') !== 'search') return
    new URLSearchParams(location.search).forEach((value, name) => {
      if (name !== PAGE && !formData.get(name)) formData.set(name, value)
    })
  })
}
