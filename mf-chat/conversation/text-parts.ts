export type TextPart =
  { readonly kind: 'text'; readonly text: string } | { readonly kind: 'link'; readonly path: string }

/**
 * A path of this site: lower-case words, digits and hyphens, perhaps with an anchor, and no longer than any of ours. What stands right
 * before it must not make it a part of something else (https://…, and/or), nor what follows (/file.pdf), in whatever script.
 */
const SITE_PATH =
  /(^|[\s(“"'])(\/[a-z0-9](?:[a-z0-9/#-]{0,98}[a-z0-9])?)(?![\p{L}\p{M}\p{N}_@%\\]|[/#-]+[\p{L}\p{N}_]|[.:][\p{L}\p{N}_])/gu

/** Splits a reply into plain text and links to pages of this site; together they are the whole text again. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(SITE_PATH)) {
    const [, before = '', path = ''] = match
    const start = match.index + before.length
    parts.push({ kind: 'text', text: text.slice(end, start) }, { kind: 'link', path })
    end = start + path.length
  }
  parts.push({ kind: 'text', text: text.slice(end) })
  return parts.filter(part => part.kind === 'link' || part.text !== '')
}
