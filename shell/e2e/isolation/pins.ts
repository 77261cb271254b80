import type { Composition } from '@kutuhal/contract/composition.ts'

const element = /(<script type="application\/json" id="composition">)(.*?)<\/script>/s

/** The pins that a document carries. */
export function compositionIn(html: string): Composition {
  const json = element.exec(html)?.[2]
  if (!json) throw new Error('The document carries no pins.')
  // Written by shell/composing/document.ts.
  return JSON.parse(json) as Composition
}

/** The same document with other pins. */
export function withComposition(html: string, composition: Composition): string {
  const json = JSON.stringify(composition).replaceAll('<', '\\u003c')
  return html.replace(element, (_, open: string) => `${open}${json}</script>`)
}
