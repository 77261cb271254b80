/** The time limit for requests in ms. On the slowest networks, the game takes 6 s to load. */
const TIMEOUT_MS = 20_000

/** The pause before a retry in ms, for servers that are busy for a moment. */
const PAUSE_MS = 500

/** Retries once, after a pause. @throws Error after 20 s, or that of the second attempt */
export async function loadInTime<Result>(attempt: () => Promise<Result>, what: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} did not come within ${TIMEOUT_MS / 1000} s.`)),
      TIMEOUT_MS,
    )
  })
  try {
    return await Promise.race([retryOnce(attempt), late])
  } finally {
    clearTimeout(timer)
  }
}

async function retryOnce<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch {
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    return attempt()
  }
}
