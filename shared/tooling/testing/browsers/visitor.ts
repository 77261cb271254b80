/** What a visitor can do in a browser window, in every engine: only what the tests in facts/ need. */
export interface Visitor {
  /** Loads a document. @param address complete address, including the origin */
  open(address: string): Promise<void>
  /** Waits until the target is visible, scrolls to it, and clicks its middle. */
  click(target: PageTarget): Promise<void>
  /** Clicks at a point; CSS px from the window's upper left corner. */
  clickAt(x: number, y: number): Promise<void>
  /** Replaces the field's text. */
  type(target: PageTarget, text: string): Promise<void>
  press(key: VisitorKey): Promise<void>
  /** Goes through the history; -1 is the Back button. */
  go(steps: -1 | 1): Promise<void>
  /** Runs a function in the page. The function can use its arguments, but no variables around it. */
  evaluate<Arguments extends unknown[], Result>(
    work: (...args: Arguments) => Result,
    ...args: Arguments
  ): Promise<Awaited<Result>>
  /** Resizes the page's area; CSS px. */
  resize(width: number, height: number): Promise<void>
  /** Takes a screenshot of the window as PNG. */
  screenshot(): Promise<Uint8Array>
  /** Returns the console errors since the last call. */
  errors(): readonly string[]
  close(): Promise<void>
}

export type VisitorKey = 'Enter' | 'Escape' | 'Tab' | 'ArrowUp' | 'ArrowLeft' | 'ArrowRight'

/** Describes an element by its role and its label or text. */
export interface PageTarget {
  readonly role: 'button' | 'link' | 'field' | 'summary' | 'maze'
  readonly name: string
  /** A selector of the part of the page to search; by default the whole page. */
  readonly within?: string
}

export const createButtonTarget = (name: string, within = 'body'): PageTarget => ({
  role: 'button',
  name,
  within,
})
export const createLinkTarget = (name: string, within = 'body'): PageTarget => ({
  role: 'link',
  name,
  within,
})
export const createFieldTarget = (name: string, within = 'body'): PageTarget => ({
  role: 'field',
  name,
  within,
})

/**
 * Finds an element in the page and in open shadow roots, if it is rendered.
 * @returns the first match
 */
export function findTargetElement({ role, name, within = 'body' }: PageTarget): HTMLElement | null {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    field: 'input, textarea, select',
    summary: 'summary',
    maze: '[role=application]',
  }
  const named = (element: HTMLElement) => {
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined
    const labelling = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    const text = element.getAttribute('aria-label') ?? (labelling ?? label ?? element).textContent ?? ''
    return text.replace(/\s+/g, ' ').trim()
  }
  const isShown = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible'
  const search = (root: ParentNode): HTMLElement | null => {
    for (const element of root.querySelectorAll<HTMLElement>(selectors[role])) {
      if (named(element).startsWith(name) && isShown(element)) return element
    }
    for (const { shadowRoot } of root.querySelectorAll('*')) {
      const found = shadowRoot && search(shadowRoot)
      if (found) return found
    }
    return null
  }
  for (const place of document.querySelectorAll(within)) {
    const found = search(place)
    if (found) return found
  }
  return null
}
