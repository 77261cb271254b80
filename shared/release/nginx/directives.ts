/** The text of an nginx configuration from its parts. */
export type Directive = string | Block

export interface Block {
  /** What stands before the brace: `location /`. */
  readonly head: string
  readonly body: readonly Directive[]
}

export const block = (head: string, ...body: readonly (Directive | readonly Directive[])[]): Block => ({
  head,
  body: body.flat(),
})

/** @returns indented lines with their semicolons; comments (`# …`), blocks on one line and empty lines stay as they are */
export function render(directives: readonly Directive[], indent = ''): string {
  return directives
    .map(directive => {
      if (typeof directive !== 'string') {
        return `${indent}${directive.head} {\n${render(directive.body, `${indent}    `)}${indent}}\n`
      }
      const isWhole = directive.startsWith('#') || directive.endsWith('}')
      return directive === '' ? '\n' : `${indent}${directive}${isWhole ? '' : ';'}\n`
    })
    .join('')
}

/**
 * A text without variables, such as a path, as one word of a configuration.
 * @throws Error for a dollar sign, which nginx has no way to write
 */
export function quoted(text: string): string {
  if (/[$\n\r\0]/.test(text)) {
    throw new Error(
      `${JSON.stringify(text)} cannot stand in an nginx configuration. Use a name without "$" or line breaks.`,
    )
  }
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** `map`: a variable whose value follows from another one. Nothing is computed before it is used, and then once a request. */
export function map(source: string, name: string, values: Readonly<Record<string, string>>): Block {
  return block(
    `map ${source} ${name}`,
    Object.entries(values).map(([pattern, value]) => `${pattern} ${value}`),
  )
}
