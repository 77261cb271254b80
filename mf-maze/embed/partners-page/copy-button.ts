/** Adds a Copy button to a snippet. Without scripts, visitors select and copy the text themselves. */
export function addCopyButton(code: Element): void {
  const figure = code.closest('figure')
  const caption = figure?.querySelector('figcaption')
  if (!caption) return
  const way = figure?.closest('article')
  const title = way?.getAttribute('aria-label') ?? way?.querySelector('h3')?.textContent ?? ''
  const row = document.createElement('div')
  row.className = 'copying'
  const said = document.createElement('span')
  said.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = 'Copy'
  button.setAttribute('aria-label', `Copy: ${title}, ${caption.textContent}`)
  button.addEventListener('click', () => {
    void copy(code).then(words => {
      // Empty the message first, so that screen readers announce a second copy, too.
      said.textContent = ''
      requestAnimationFrame(() => (said.textContent = words))
    })
  })
  row.append(said, button)
  caption.after(row)
}

/** Copies the snippet, or selects it. @returns the message for the visitor */
async function copy(code: Element): Promise<string> {
  try {
    await navigator.clipboard.writeText(code.textContent)
    return 'Copied.'
  } catch {
    // The browser does not allow copying, or the page has no HTTPS: select the text instead.
    getSelection()?.selectAllChildren(code)
    return 'Marked: copy it with Ctrl+C or ⌘C.'
  }
}
