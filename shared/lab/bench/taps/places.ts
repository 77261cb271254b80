/** What visitors tap first, on the page where they do. */
export interface Place {
  readonly name: 'menu' | 'search' | 'maze' | 'chat'
  /** Address of the page. */
  readonly path: string
  /** What is tapped. */
  readonly selector: string
}

export const places: readonly Place[] = [
  { name: 'menu', path: '/', selector: '[aria-label="Open menu"]' },
  { name: 'search', path: '/news', selector: 'main input[type="search"]' },
  { name: 'maze', path: '/robot-maze', selector: 'main button:has-text("Move Forward")' },
  { name: 'chat', path: '/', selector: '[aria-label="Open chat assistant"]' },
]

/** When: at rest, or while the shell starts, so long after its script has come; ms. */
export type Moment = 'at rest' | number

/** A shell that starts at a quarter of the speed is evaluated, then hydrates, then waits for its page: over some 400 ms. */
export const moments: readonly Moment[] = ['at rest', 0, 50, 100, 150, 200, 300, 400]
