import type { DocumentComposition } from '@kutuhal/contract/composition.ts'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { sendReport } from './report.ts'

/** For the release of the page's remote. @param generation returns '' if it is unknown so far */
export function reportWebVitals(
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
