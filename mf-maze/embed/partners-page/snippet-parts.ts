import type { OptionName } from '../options/options.ts'

/** The options that differ from their defaults; an empty text for `sound` means that sound is on. */
export type ChosenOptions = Readonly<Partial<Record<OptionName, string>>>

/** Writes options as HTML attributes: ` theme="dark" sound`. */
export const formatAttributes = (chosen: ChosenOptions): string =>
  Object.entries(chosen)
    .map(([name, text]) => (text === '' ? ` ${name}` : ` ${name}="${escaped(text)}"`))
    .join('')

/** Writes options as the fragment of the frame's address, which no server sees: `#theme=dark&sound=`. */
export function formatHashParameters(chosen: ChosenOptions): string {
  const text = String(new URLSearchParams(chosen))
  return text === '' ? '' : `#${escaped(text)}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
