/** What Escape closes, open; to a browser that has no such thing the last ones are no selectors. */
const OPEN = [
  'dialog[open], [aria-modal="true"], [aria-haspopup][aria-expanded="true"]',
  ':popover-open',
  ':fullscreen',
]

/** Controls that Escape empties, or whose list it closes. */
const WITH_A_USE_FOR_IT =
  'select, input:is([type="date"], [type="time"], [type="datetime-local"], [type="month"], [type="week"], [type="color"])'

/**
 * Whether Escape, pressed now, means something else in the page than the chat: a menu, a dialog, a full screen, a field.
 * @param chat whatever lies in it is the chat's own
 */
export function isEscapeTaken(page: Document, chat: Element | null): boolean {
  const focused = page.activeElement
  if (focused?.matches(WITH_A_USE_FOR_IT) || isFilledSearch(focused)) return true
  return OPEN.some(selector => matching(page, selector).some(element => !chat?.contains(element)))
}

const isFilledSearch = (element: Element | null): boolean =>
  element instanceof HTMLInputElement && element.type === 'search' && element.value !== ''

function matching(page: Document, selector: string): readonly Element[] {
  try {
    return [...page.querySelectorAll(selector)]
  } catch {
    return []
  }
}
