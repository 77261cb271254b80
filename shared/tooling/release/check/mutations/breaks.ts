import { breaksOfComposing } from './breaks/composing.ts'
import { breaksOfMarkup } from './breaks/markup.ts'
import { breaksOfRelease } from './breaks/release.ts'
import { breaksWhileRunning } from './breaks/running.ts'
import type { Break } from './mutation.ts'

/** Mistakes that a remote's team could make, and what the check has to say of each: in what is composed, and in what comes to browsers. */
export const breaksOfDocuments: readonly Break[] = [...breaksOfComposing, ...breaksOfMarkup]

export const breaksInBrowsers: readonly Break[] = [...breaksWhileRunning, ...breaksOfRelease]

export const breaks = [...breaksOfDocuments, ...breaksInBrowsers]
