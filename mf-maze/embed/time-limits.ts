/** How long what was asked for may take; on the slowest lines the game needs 6 s. */
const TIMEOUT_MS = 20_000

/** Before asking again for what did not come; a server that was busy for a moment has had one. */
const PAUSE_MS = 500

/**
 * Waits for something, but not for ever.
 * @param what stands in the error
 * @throws Error when it took longer than 20 s
 */
export async function inTime<Result>(coming: Promise<Result>, what: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${what} did not come within ${TIMEOUT_MS / 1000} s.`)),
      TIMEOUT_MS,
    )
  })
  try {
    return await Promise.race([coming, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Tries a second time, a moment later. */
export async function twice<Result>(attempt: () => Promise<Result>): Promise<Result> {
  try {
    return await attempt()
  } catch {
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    return attempt()
  }
}
