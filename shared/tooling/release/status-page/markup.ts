/** Every value in a `markup` template is escaped, so that no value becomes markup. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = Markup | string | number | false | undefined | readonly Part[]

/** Values are safe in attributes too, if the template quotes every attribute. */
export const markup = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: strings }, ...parts.map(textOf)))

function textOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return String(part).replace(/[&<>"']/g, letter => `&#${letter.charCodeAt(0)};`)
}
