import type { DocumentComposition } from '@kutuhal/contract/composition.ts'
import {
  PINS_ELEMENT_ID,
  readDocument,
  writeDocument,
  writeJsonForHtml,
  type DocumentParts,
} from '@kutuhal/contract/document.ts'

/**
 * The parts of a generation's 404 document that all its documents share, but for the hashes of their styles
 * and the pins of their page. Everything else in a document depends only on the shell and the page's remote.
 */
export type DocumentFrame = Pick<DocumentParts, 'policies' | 'pins'>

/** @returns undefined if the document has another format */
export function readDocumentFrame(notFound: string): DocumentFrame | undefined {
  const parts = readDocument(notFound)
  return parts && { policies: parts.policies, pins: parts.pins }
}

const STYLE_SOURCES = /style-src[^;"]*/

/** @returns undefined if the document has another format, or is by another shell */
export function adaptDocument(html: string, frame: DocumentFrame): string | undefined {
  const parts = readDocument(html)
  const [styles] = STYLE_SOURCES.exec(parts?.policies ?? '') ?? []
  if (!parts || styles === undefined) return undefined
  const [own, shown] = [parsePins(parts), parsePins(frame)]
  if (own.shell.release !== shown.shell.release) return undefined
  return writeDocument({
    ...parts,
    policies: frame.policies.replace(STYLE_SOURCES, () => styles),
    pins: writeJsonForHtml({ ...own, ...shown, remotes: own.remotes }),
  })
}

// The cast is safe: the shell wrote these pins (shell/composing/document.ts).
const parsePins = ({ pins }: DocumentFrame) => JSON.parse(pins) as DocumentComposition

/** Texts that stand once in a document, in this order: by them the shell and tools find its parts. */
const LANDMARKS = ['<div id="root">', 'data-page=""', '</main>', `id="${PINS_ELEMENT_ID}">`]

/**
 * Whether a page's document is as the shell writes it, with the policies and pins of the generation.
 * Otherwise the page's code could show the check something else than visitors.
 */
export function hasShellFrame(html: string, notFound: string, frame: DocumentFrame): boolean {
  const landmarks = LANDMARKS.filter(text => notFound.includes(text) || html.includes(text))
  const places = landmarks.map(text => html.indexOf(text))
  return (
    adaptDocument(html, frame) === html &&
    landmarks.every(text => html.split(text, 3).length === 2) &&
    places.every((place, index) => place > (places[index - 1] ?? -1))
  )
}
