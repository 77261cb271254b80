/** Pauses before the second and the third attempt; ms. Together short enough for a visitor to wait them out. */
const PAUSES_MS = [300, 1200]

/**
 * Tries again, for networks that lose a file now and then. It is also what brings a page back whose preloads failed: the
 * browser answers the next request for such a file with that old failure once, and only then asks the network again.
 * @throws whatever the last attempt threw
 */
export async function withAttempts<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const pause of PAUSES_MS) {
    try {
      return await attempt()
    } catch {
      await new Promise(resolve => setTimeout(resolve, pause))
    }
  }
  return attempt()
}
