/**
 * What the shell has written into a document for its own scripts, as JSON. It stands behind the page, as a child of the body: whatever a page brings, an
 * article or a hostile reply, is inside `#root`, and an element there with the same id is not believed. For browsers of any age.
 * @returns the text, or nothing where the document has none
 */
export function dataInDocument(id: string): string | undefined {
  const own = document.querySelectorAll(`body > script[type="application/json"][id="${id}"]`)
  return own[own.length - 1]?.textContent || undefined
}
