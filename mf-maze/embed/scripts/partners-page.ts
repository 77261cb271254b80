/** Lets partners choose options, copy snippets and see events. public/index.html reads well without it. */
import { logEvents } from '../partners-page/event-log.ts'
import { readChosen } from '../partners-page/option-form.ts'
import { offerCopying } from '../partners-page/copying.ts'
import { asAttributes, asParameters, asProps } from '../partners-page/snippet-parts.ts'
import { optionNames, type OptionName } from '../options.ts'

const form = document.querySelector<HTMLFieldSetElement>('#options')
const preview = document.querySelector('robot-maze')
const log = document.querySelector<HTMLElement>('#log')

if (form && preview && log) {
  fill('origin', location.origin)
  document.querySelector('#origin-note')?.remove()
  for (const code of document.querySelectorAll('pre > code')) offerCopying(code)
  form.addEventListener('input', () => choose(readChosen(form)))
  document.querySelector('#choices')?.removeAttribute('hidden')
  logEvents(preview, log)
}

function choose(chosen: Readonly<Partial<Record<OptionName, string>>>): void {
  for (const name of optionNames) {
    const text = chosen[name]
    if (text === undefined) preview?.removeAttribute(name)
    else preview?.setAttribute(name, text)
  }
  fill('attributes', asAttributes(chosen))
  fill('props', asProps(chosen))
  fill('parameters', asParameters(chosen))
}

function fill(what: string, text: string): void {
  for (const place of document.querySelectorAll(`[data-fill="${what}"]`)) place.textContent = text
}
