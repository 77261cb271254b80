import { FileReuseError } from '../store/files/file-writer.ts'
import { readExistingFile } from '../store/files/read-limited.ts'

/**
 * The parts of a document that depend on the generation: the texts of the Content-Security-Policy before and
 * after the hashes of a document's own styles, and the start of the composition's JSON. Everything else
 * depends only on the shell and the page's remote. Format: shell/composing/document.ts.
 */
export type GenerationSpecificTexts = readonly string[]

const POLICY = /(content="default-src[^"]*style-src)[^"]*(; img-src[^"]*">)/
/** The rest of the composition depends on the page: its name and, in newer shells, a pin. */
const COMPOSITION = /(id="composition">\{[^<]*?)(?:,"remotes":\{\})?\}<\/script>/

/**
 * Finds the parts of a document that depend on the generation.
 * @param notFound the generation's 404 document, the only document without a remote's page
 * @returns undefined if the document has another format
 */
export function readGenerationSpecificTexts(notFound: string): GenerationSpecificTexts | undefined {
  const policy = POLICY.exec(notFound)?.slice(1)
  const composition = COMPOSITION.exec(notFound)?.slice(1)
  return policy && composition && [...policy, ...composition]
}

/** Texts by which tools and the shell find the parts of a document, in the shell's order. */
const LANDMARKS = ['<div id="root">', 'data-page=""', '</main>', 'id="composition">']

/**
 * Whether a page's document is as the shell writes it: it begins like the 404 document, and each part occurs
 * once. Otherwise the page's code could show the check something else than visitors.
 * @param notFound the generation's 404 document
 * @param texts the parts of `notFound` that depend on the generation
 */
export function hasShellFrame(html: string, notFound: string, texts: GenerationSpecificTexts): boolean {
  const landmarks = LANDMARKS.filter(text => notFound.includes(text) || html.includes(text))
  const places = landmarks.map(text => html.indexOf(text))
  return (
    beforePolicy(html) === beforePolicy(notFound) &&
    [...landmarks, ...texts].every(text => html.split(text, 3).length === 2) &&
    places.every((place, index) => place > (places[index - 1] ?? -1))
  )
}

/** Returns what precedes the Content-Security-Policy, without the page's language. */
const beforePolicy = (html: string): string =>
  html.slice(0, html.search(POLICY)).replace(/(?<=^<!doctype html>\n<html lang=")[\w-]+/, '')

/** Whether a document contains these parts, so that they can be replaced with those of another generation. */
export const hasGenerationSpecificTexts = (html: string, texts: GenerationSpecificTexts): boolean =>
  texts.every(text => html.includes(text))

/**
 * Adapts a document to another generation. Each part occurs in the document once.
 * @throws FileReuseError if the document lacks a part that is to be replaced
 */
export function replaceGenerationSpecificTexts(
  html: string,
  from: GenerationSpecificTexts,
  to: GenerationSpecificTexts,
): string {
  return from.reduce((document, before, index) => {
    const after = to[index] ?? before
    if (after === before) return document
    if (!document.includes(before)) throw new FileReuseError(`It should hold this: ${before.slice(0, 100)}`)
    return document.replace(before, () => after)
  }, html)
}

/**
 * Reads a document, and adapts it to another generation.
 * @throws FileReuseError if the file or one part is missing
 */
export async function readAdaptedDocument(
  file: string,
  from: GenerationSpecificTexts,
  to: GenerationSpecificTexts,
): Promise<string> {
  const html = await readExistingFile(file).catch((cause: unknown) => {
    throw new FileReuseError(`${file} cannot be read.`, { cause })
  })
  return replaceGenerationSpecificTexts(html.toString(), from, to)
}
