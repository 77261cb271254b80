/**
 * What the shell has written into a document for its own scripts, as JSON. It stands behind the page, as a child of the body: whatever a page brings, an
 * article or a hostile reply, is inside `#root`, and an element there with the same id is not believed. In every document, so every byte counts.
 * @returns the text, or nothing where the document has none
 */
export function dataInDocument(id: string): string | null {
  let text: string | null = null
  document.querySelectorAll(`body>script#${id}`).forEach(own => {
    text = own.textContent
  })
  return text
}
