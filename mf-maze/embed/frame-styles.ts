/** Height until the maze reports its own; CSS px. */
export const FIRST_HEIGHT = 900

/**
 * The fallback keeps its place until the maze is there, with the invisible frame above it. The preferred
 * width, on pages that ask for it, is the same as in maze.css.
 */
const rules = `
  :host { display: block }
  :host([hidden]) { display: none }
  :host::before { content: '. .'; display: block; height: 0; overflow: hidden; visibility: hidden; white-space: normal; word-spacing: 40rem }
  div { position: relative; min-height: 2rem }
  iframe { display: block; width: 100%; height: ${FIRST_HEIGHT}px; border: 0; color-scheme: normal }
  iframe[inert] { position: absolute; inset: 0; height: 100%; opacity: 0 }
`

let sheet: CSSStyleSheet | undefined

/** One style sheet for all frames of a page, because policies may forbid inline styles. */
export function frameStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
  }
  return sheet
}
