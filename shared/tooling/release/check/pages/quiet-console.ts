import { format } from 'node:util'

/**
 * Collects what code under check writes into the console, instead of mixing it with the check's own words.
 * @returns the result, and the lines
 */
export async function withQuietConsole<Result>(
  task: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly lines: readonly string[] }> {
  const lines: string[] = []
  const kept = { ...console }
  const note = (...words: unknown[]) => void lines.push(format(...words))
  Object.assign(console, { error: note, warn: note, log: note, info: note, debug: note })
  try {
    return { result: await task(), lines }
  } finally {
    Object.assign(console, kept)
  }
}
