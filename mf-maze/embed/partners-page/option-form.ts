import type { ChosenOptions } from './snippet-parts.ts'

/** Reads the options that differ from the defaults, and shows an error for an invalid accent. */
export function readOptionForm(form: HTMLFieldSetElement): ChosenOptions {
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
