/** The error for a page that has stopped responding. */
export class FrozenPageError extends Error {}

/** How long to wait for a page's answer; ms. */
export const ANSWER_TIMEOUT_MS = 15_000

/**
 * Waits for a page's answer, which may never come.
 * @throws FrozenPageError if the page does not answer in time
 */
export async function withAnswerTimeout<Answer>(
  answer: Promise<Answer>,
  question: string,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FrozenPageError(question)), timeoutMs)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
    answer.catch(() => undefined)
  }
}

/** Time limit for the start of a browser, ten times what a busy computer needs; ms. */
export const BROWSER_START_MS = 60_000

/** Closes a page or browser context; if that takes too long, leaves it open until the browser ends. */
export async function closeWithTimeout(it: { close(): Promise<void> }, timeoutMs = 2000): Promise<void> {
  await withAnswerTimeout(it.close(), 'close', timeoutMs).catch(() => undefined)
}
