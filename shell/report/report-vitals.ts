import type { DocumentComposition } from '@kutuhal/contract/composition.ts'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { sendReport } from './report.ts'

/**
 * Reports how fast and steady the page was, with the release that the document came from.
 * @param generation as far as it is known by then
 * @param path of the document
 */
export function reportVitals(
  { shell, remotes, page }: DocumentComposition,
  generation: () => string,
  path: string,
): void {
  const release = (page && remotes[page.remote]?.release) ?? shell.release
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    observe(({ name, value, rating }) =>
      sendReport({ kind: 'web-vital', generation: generation(), release, path, name, value, rating }),
    )
  }
}
