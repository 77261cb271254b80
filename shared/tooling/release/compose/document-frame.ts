import { readFile } from 'node:fs/promises'
import { FileReuseError } from '../store/file-writer.ts'

/**
 * The parts of a document that depend on the generation. Everything else depends only on the shell and the
 * page's remote. Format: shell/composing/document.ts. The parts are the texts of the Content-Security-Policy
 * before and after the hashes of a document's own styles, and the start of the composition's JSON.
 */
export type GenerationSpecificTexts = readonly string[]

/** A text that occurs in a document exactly once, and the text that replaces it. */
export type TextReplacement = readonly [text: string, by: string]

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

/** Lists the replacements that adapt a reused document to another generation. */
export const findTextReplacements = (
  from: GenerationSpecificTexts,
  to: GenerationSpecificTexts,
): readonly TextReplacement[] =>
  from.map((text, index) => [text, to[index] ?? text] as const).filter(([text, by]) => text !== by)

/**
 * Replaces texts in a document.
 * @throws FileReuseError if the document lacks a text that is to be replaced
 */
export function applyTextReplacements(html: string, changes: readonly TextReplacement[]): string {
  return changes.reduce((text, [before, after]) => {
    if (!text.includes(before)) throw new FileReuseError(`It should hold this: ${before.slice(0, 100)}`)
    return text.replace(before, () => after)
  }, html)
}

/** Reads a document and replaces texts in it. @throws FileReuseError if the file or one text is missing */
export async function readDocumentWithReplacements(
  file: string,
  changes: readonly TextReplacement[],
): Promise<string> {
  const html = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new FileReuseError(`${file} cannot be read.`, { cause })
  })
  return applyTextReplacements(html, changes)
}

/** Whether a document contains these parts, so that they can be replaced with those of another generation. */
export const hasGenerationSpecificTexts = (html: string, texts: GenerationSpecificTexts): boolean =>
  texts.every(text => html.includes(text))
