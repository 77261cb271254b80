/**
 * What documents say about a generation's releases: their pins and the resulting policy. All else comes from
 * the shell's release and that of the page's remote. Format: shell/composing/document.ts.
 */
export interface DocumentFrame {
  /** The policy's text before and after the hashes of a document's own styles. */
  readonly policy: readonly [before: string, behind: string]
  /** The composition without its end: the page and, for newer shells, the pin of its remote. */
  readonly composition: string
}

/** A text that is in a document once, and its replacement. */
export type TextReplacement = readonly [text: string, by: string]

const POLICY = /(content="default-src[^"]*style-src)[^"]*(; img-src[^"]*">)/
const COMPOSITION = /(id="composition">\{[^<]*?)(?:,"remotes":\{\})?\}<\/script>/

/**
 * @param notFound a generation's only document without a page
 * @returns nothing if it has another format
 */
export function readDocumentFrame(notFound: string): DocumentFrame | undefined {
  const [, before, behind] = POLICY.exec(notFound) ?? []
  const [, composition] = COMPOSITION.exec(notFound) ?? []
  if (before === undefined || behind === undefined || composition === undefined) return undefined
  return { policy: [before, behind], composition }
}

/** Changes that move a document of an unchanged page to another generation; empty if the frames are equal. */
export function replacementsBetween(from: DocumentFrame, to: DocumentFrame): readonly TextReplacement[] {
  const texts = (frame: DocumentFrame) => [...frame.policy, frame.composition]
  const by = texts(to)
  return texts(from).flatMap((text, index) => {
    const next = by[index] ?? ''
    return next === text ? [] : [[text, next] as const]
  })
}

/** Whether a document can be made one of another generation. */
export const hasDocumentFrame = (html: string, { policy, composition }: DocumentFrame): boolean =>
  [...policy, composition].every(text => html.includes(text))
