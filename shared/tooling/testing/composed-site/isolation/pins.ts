import type { APIRequestContext } from '@playwright/test'
import { PINS_FILE, type Composition } from '@kutuhal/contract/composition.ts'

const element = /(<script type="application\/json" id="composition">)(.*?)<\/script>/s

const isDocument = (text: string) => text.startsWith('<')

/** Reads the pins in a document, or in the site's file of pins. */
export function parsePins(text: string): Composition {
  const json = isDocument(text) ? element.exec(text)?.[2] : text
  if (!json) throw new Error('The document carries no pins.')
  // The shell (composing/document.ts) or the composer wrote these pins.
  return JSON.parse(json) as Composition
}

/** Replaces the pins in a document, or in the site's file of pins. */
export function replacePins(text: string, composition: Composition): string {
  const json = JSON.stringify(composition).replaceAll('<', '\\u003c')
  return isDocument(text) ? text.replace(element, (_, open: string) => `${open}${json}</script>`) : json
}

export async function fetchLivePins(request: APIRequestContext): Promise<Composition> {
  return parsePins(await (await request.get(`/${PINS_FILE}`)).text())
}
