/** The HTML of documents. The shell writes it; the release tooling takes it apart, and writes it again. */

export const PINS_ELEMENT_ID = 'composition'

export const SCRIPTS_ELEMENT_ID = 'scripts'

export interface DocumentParts {
  readonly language: string
  /** The elements with the document's policies; empty in development. */
  readonly policies: string
  /** The head's other elements. */
  readonly head: string
  /** The layout with the page. */
  readonly body: string
  /** JSON (DocumentComposition). */
  readonly pins: string
  /** The elements with structured data and with the layout's words; may be empty. */
  readonly structuredData: string
  /** JSON (DocumentScripts). */
  readonly scripts: string
  /** The inline script that starts the others. */
  readonly bootstrap: string
}

/** What stands before each part, in order. */
const before: readonly (readonly [part: keyof DocumentParts, text: string])[] = [
  ['language', '<!doctype html>\n<html lang="'],
  ['policies', '">\n<head>\n<meta charset="utf-8">\n'],
  ['head', '<meta name="viewport" content="width=device-width, initial-scale=1">\n'],
  ['body', '</head>\n<body>\n<div id="root">'],
  ['pins', `</div>\n<script type="application/json" id="${PINS_ELEMENT_ID}">`],
  ['structuredData', '</script>\n'],
  ['scripts', `<script type="application/json" id="${SCRIPTS_ELEMENT_ID}">`],
  ['bootstrap', '</script>\n<script>'],
]
const END = '</script>\n</body>\n</html>\n'

export const writeDocument = (parts: DocumentParts): string =>
  before.map(([part, text]) => text + parts[part]).join('') + END

/** Takes a document apart. @returns undefined if it is not as `writeDocument` writes it */
export function readDocument(html: string): DocumentParts | undefined {
  const parts = {
    language: '',
    policies: '',
    head: '',
    body: '',
    pins: '',
    structuredData: '',
    scripts: '',
    bootstrap: '',
  }
  let rest = html
  for (const [index, [, text]] of before.entries()) {
    const [previous] = before[index - 1] ?? []
    const place = rest.indexOf(text)
    if (place < 0 || (previous === undefined && place > 0)) return undefined
    if (previous !== undefined) parts[previous] = rest.slice(0, place)
    rest = rest.slice(place + text.length)
  }
  return rest.endsWith(END) ? { ...parts, bootstrap: rest.slice(0, -END.length) } : undefined
}

/** Writes JSON in which no text can end the surrounding script element. */
export const writeJsonForHtml = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
