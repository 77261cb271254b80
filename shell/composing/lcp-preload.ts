/** The preload links that React writes before the markup, in the order of the page. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** Matches a picture with high priority and a second format, as shared/ui/Picture.tsx renders it. */
const URGENT =
  /<picture\b[^>]*><source type=("[^"]+") srcSet=("[^"]+") sizes=("[^"]+")\/><img\b[^>]*\bfetchPriority="high"[^>]*>/

export interface ExtractedPreloads {
  /** Tags for the head that preload the pictures of the first view. */
  readonly preloads: string
  readonly body: string
}

/**
 * Takes React's preload links out of the markup. Keeps only those with high priority, and adds one for the
 * first picture with several formats, which React does not preload.
 * @param html as React renders it
 */
export function extractPreloads(html: string): ExtractedPreloads {
  const [written = ''] = PRELOADS.exec(html) ?? []
  const body = html.slice(written.length)
  const urgent = written.match(/<link[^>]*fetchPriority="high"[^>]*>/g) ?? []
  const [, type, candidates, sizes] = URGENT.exec(body) ?? []
  const picture = type
    ? `<link rel="preload" as="image" type=${type} imagesrcset=${candidates} imagesizes=${sizes} fetchpriority="high">`
    : ''
  return { preloads: urgent.join('') + picture, body }
}
