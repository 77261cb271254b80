/** Lets partners choose options, copy snippets and see events. The page has all content without it. */
import { formatAttributes, formatHashParameters, type ChosenOptions } from '../partners-page/snippet-parts.ts'
import { optionNames, type OptionName } from '../options/options.ts'
import { eventNames } from '../messages.ts'

const form = document.querySelector<HTMLFieldSetElement>('#options')
const preview = document.querySelector('robot-maze')
const log = document.querySelector<HTMLElement>('#log')

if (form && preview && log) {
  fill('origin', location.origin)
  document.querySelector('#origin-note')?.remove()
  for (const code of document.querySelectorAll('pre > code')) addCopyButton(code)
  form.addEventListener('input', () => choose(readOptionForm(form)))
  document.querySelector('#choices')?.removeAttribute('hidden')
  logEvents(preview, log)
}

function choose(chosen: Readonly<Partial<Record<OptionName, string>>>): void {
  for (const name of optionNames) {
    const text = chosen[name]
    if (text === undefined) preview?.removeAttribute(name)
    else preview?.setAttribute(name, text)
  }
  fill('attributes', formatAttributes(chosen))
  fill('parameters', formatHashParameters(chosen))
}

function fill(what: string, text: string): void {
  for (const place of document.querySelectorAll(`[data-fill="${what}"]`)) place.textContent = text
}

/** Adds a Copy button to a snippet. Without scripts, visitors select and copy the text themselves. */
function addCopyButton(code: Element): void {
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

/** Copies the snippet, or selects it if the browser cannot copy. @returns the message for the visitor */
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

/** The most lines in the log. A game has fewer events. */
const MOST_LINES = 60

function logEvents(maze: HTMLElement, section: HTMLElement): void {
  const list = section.querySelector('ol')
  if (!list) return
  for (const name of eventNames) {
    maze.addEventListener(name, ({ detail }) => {
      const line = document.createElement('li')
      line.textContent = `${name} ${JSON.stringify(detail)}`
      list.append(line)
      if (list.children.length > MOST_LINES) list.firstElementChild?.remove()
      list.scrollTop = list.scrollHeight
    })
  }
  section.querySelector('button')?.addEventListener('click', () => list.replaceChildren())
  section.hidden = false
}

/** Reads the options that differ from the defaults, and shows an error for an invalid accent. */
function readOptionForm(form: HTMLFieldSetElement): ChosenOptions {
  const chosen = [...form.elements].flatMap((control): [string, string][] => {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return []
    if (control.type === 'checkbox') return control.matches(':checked') ? [[control.name, '']] : []
    const text = control.value.trim()
    const isUsable = control.name !== 'accent' || judgeColor(control, text)
    return text === '' || !isUsable ? [] : [[control.name, text]]
  })
  return Object.fromEntries(chosen)
}

const EXAMPLES = 'teal, #0e6e6e'

function judgeColor(control: Element, text: string): boolean {
  const isColor = text === '' || CSS.supports('color', text)
  control.setAttribute('aria-invalid', String(!isColor))
  const hint = control.nextElementSibling
  if (hint) {
    hint.textContent = isColor
      ? `Any CSS colour: ${EXAMPLES}`
      : `“${text}” is no CSS colour. Write one such as ${EXAMPLES}`
  }
  return isColor
}
