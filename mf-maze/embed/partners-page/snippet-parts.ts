import type { OptionName } from '../options.ts'

/** The text of each option that differs from its default; `sound` is present or absent. */
export type Chosen = Readonly<Partial<Record<OptionName, string>>>

/** As HTML: ` theme="dark" sound`. */
export function asAttributes(chosen: Chosen): string {
  return write(chosen, (name, text) => (text === '' ? name : `${name}="${escaped(text)}"`))
}

/** As JSX: ` theme="dark" sound resetLabel="Once more"`. */
export function asProps(chosen: Chosen): string {
  return write(chosen, (name, text) => {
    const prop = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    if (text === '') return prop
    return /["{}&<>\\]/.test(text) ? `${prop}={${JSON.stringify(text)}}` : `${prop}="${text}"`
  })
}

/** As the hash of the frame page's address, which no server sees: `#theme=dark&sound=`. */
export function asParameters(chosen: Chosen): string {
  const text = String(new URLSearchParams(chosen))
  return text === '' ? '' : `#${escaped(text)}`
}

function write(chosen: Chosen, one: (name: string, text: string) => string): string {
  return Object.entries(chosen)
    .map(([name, text]) => ` ${one(name, text)}`)
    .join('')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
