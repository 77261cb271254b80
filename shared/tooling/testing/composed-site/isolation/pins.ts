import type { APIRequestContext } from '@playwright/test'
import { PINS_FILE, type Composition } from '@kutuhal/contract/composition.ts'

const element = /(<script type="application\/json" id="composition">)(.*?)<\/script>/s

const isDocument = (text: string) => text.startsWith('<')

/** The pins that a document carries, or the site's file of pins. */
export function parseComposition(text: string): Composition {
  const json = isDocument(text) ? element.exec(text)?.[2] : text
  if (!json) throw new Error('The document carries no pins.')
  // Written by shell/composing/document.ts, or by the composer.
  return JSON.parse(json) as Composition
}

/** The same with other pins. */
export function replaceComposition(text: string, composition: Composition): string {
  const json = JSON.stringify(composition).replaceAll('<', '\\u003c')
  return isDocument(text) ? text.replace(element, (_, open: string) => `${open}${json}</script>`) : json
}

/** All that pages of the site may load. */
export async function fetchLivePins(request: APIRequestContext): Promise<Composition> {
  return parseComposition(await (await request.get(`/${PINS_FILE}`)).text())
}
