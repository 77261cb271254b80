/** Lets partners choose options, copy snippets and see events. The page is complete without it. */
import { logEvents } from '../partners-page/event-log.ts'
import { readOptionForm } from '../partners-page/option-form.ts'
import { addCopyButton } from '../partners-page/copy-button.ts'
import { formatAttributes, formatParameters, formatProps } from '../partners-page/snippet-parts.ts'
import { optionNames, type OptionName } from '../options/options.ts'

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
  fill('props', formatProps(chosen))
  fill('parameters', formatParameters(chosen))
}

function fill(what: string, text: string): void {
  for (const place of document.querySelectorAll(`[data-fill="${what}"]`)) place.textContent = text
}
