import { getOptionProperty, type OptionName } from '../options/options.ts'

/**
 * The text of each option that differs from its default; an empty text for `sound` means that sound is on.
 */
export type ChosenOptions = Readonly<Partial<Record<OptionName, string>>>

/** Writes options as HTML attributes: ` theme="dark" sound`. */
export function formatAttributes(chosen: ChosenOptions): string {
  return write(chosen, (name, text) => (text === '' ? name : `${name}="${escaped(text)}"`))
}

/** Writes options as JSX props: ` theme="dark" sound resetLabel="Once more"`. */
export function formatProps(chosen: ChosenOptions): string {
  return write(chosen, (name, text) => {
    const prop = getOptionProperty(name)
    if (text === '') return prop
    return /["{}&<>\\]/.test(text) ? `${prop}={${JSON.stringify(text)}}` : `${prop}="${text}"`
  })
}

/** Writes options as the fragment of the frame's address, which no server sees: `#theme=dark&sound=`. */
export function formatHashParameters(chosen: ChosenOptions): string {
  const text = String(new URLSearchParams(chosen))
  return text === '' ? '' : `#${escaped(text)}`
}

function write(chosen: ChosenOptions, one: (name: string, text: string) => string): string {
  return Object.entries(chosen)
    .map(([name, text]) => ` ${one(name, text)}`)
    .join('')
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
