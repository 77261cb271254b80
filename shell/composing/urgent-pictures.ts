/** The preload links that React writes before the markup, in the order of the page. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** A picture with high priority and a second format: shared/ui/Picture.tsx. */
const URGENT =
  /<picture\b[^>]*><source type=("[^"]+") srcSet=("[^"]+") sizes=("[^"]+")\/><img\b[^>]*\bfetchPriority="high"[^>]*>/

export interface Split {
  /** Tags for the head, which preload the pictures of the first view. */
  readonly preloads: string
  readonly body: string
}

/**
 * Replaces React's preload links: most are for pictures out of view. React does not know pictures with
 * several formats; this preloads the first one if the browser supports it.
 * @param html as React renders it
 */
export function splitPreloads(html: string): Split {
  const [written = ''] = PRELOADS.exec(html) ?? []
  const body = html.slice(written.length)
  const urgent = written.match(/<link[^>]*fetchPriority="high"[^>]*>/g) ?? []
  const [, type, candidates, sizes] = URGENT.exec(body) ?? []
  const picture = type
    ? `<link rel="preload" as="image" type=${type} imagesrcset=${candidates} imagesizes=${sizes} fetchpriority="high">`
    : ''
  return { preloads: urgent.join('') + picture, body }
}
