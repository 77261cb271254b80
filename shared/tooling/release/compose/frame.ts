/**
 * What the documents of a generation say of its releases: their pins, and what the policy allows because of them. All else in a document
 * comes from the shell's release and from that of its page's remote alone. As shell/composing/document.ts writes it.
 */
export interface Frame {
  /** The policy before and behind the hashes of a document's own styles, as it stands in the HTML. */
  readonly policy: readonly [before: string, behind: string]
  /** The composition but for what comes last in it: the page, and of shells that leave other pins to a file the pin of its remote. */
  readonly composition: string
}

/** A text that stands in a document once, and what takes its place. */
export type Change = readonly [text: string, by: string]

const POLICY = /(content="default-src[^"]*style-src)[^"]*(; img-src[^"]*">)/
const COMPOSITION = /(id="composition">\{[^<]*?)(?:,"remotes":\{\})?\}<\/script>/

/**
 * @param notFound the one document of a generation that holds no page
 * @returns nothing if it is not written like that
 */
export function frameOf(notFound: string): Frame | undefined {
  const [, before, behind] = POLICY.exec(notFound) ?? []
  const [, composition] = COMPOSITION.exec(notFound) ?? []
  if (before === undefined || behind === undefined || composition === undefined) return undefined
  return { policy: [before, behind], composition }
}

/** What makes a document of one generation that of another, if its page is the same: nothing, if both say the same of their releases. */
export function changesBetween(from: Frame, to: Frame): readonly Change[] {
  const texts = (frame: Frame) => [...frame.policy, frame.composition]
  const by = texts(to)
  return texts(from).flatMap((text, index) => {
    const next = by[index] ?? ''
    return next === text ? [] : [[text, next] as const]
  })
}

/** Whether a document can be made one of another generation. */
export const holdsFrame = (html: string, { policy, composition }: Frame): boolean =>
  [...policy, composition].every(text => html.includes(text))
