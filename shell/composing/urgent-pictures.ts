/** What React writes in front of the markup: pictures that it would ask for ahead, in the order of the page. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** A picture that is said to be seen first, with another format beside it: shared/ui/Picture.tsx. */
const URGENT =
  /<picture\b[^>]*><source type=("[^"]+") srcSet=("[^"]+") sizes=("[^"]+")\/><img\b[^>]*\bfetchPriority="high"[^>]*>/

export interface Split {
  /** Tags for the head: they ask for the pictures that are seen first, long before a browser has read as far as those. */
  readonly preloads: string
  readonly body: string
}

/**
 * Parts the markup of a page from what React wrote in front of it. Of that only what is urgent matters: the rest would ask for pictures
 * that nobody sees yet. React knows nothing of pictures with several formats; a browser asks ahead for the first of those if it knows it.
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
