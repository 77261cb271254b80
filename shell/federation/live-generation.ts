import { endsAfter } from './patience.ts'

/** A visitor waits for the answer; ms. */
const ANSWER_TIMEOUT_MS = 1500

/**
 * Whether the site has changed since this page was loaded: releases that failed here may have been taken back.
 * @param generation of this page
 */
export async function isOutdated(generation: string): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { cache: 'no-cache', signal: endsAfter(ANSWER_TIMEOUT_MS) })
    const html = await answer.text()
    return html.includes('"generation":"') && !html.includes(`"generation":"${generation}"`)
  } catch {
    return false
  }
}
