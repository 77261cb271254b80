/**
 * @returns the results, in the order of the items
 * @throws the first error, after all running tasks have ended
 */
export async function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  atOnce: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items[Symbol.iterator]()
  const results: Result[] = []
  let count = 0
  let hasFailed = false
  const worker = async () => {
    for (let next = waiting.next(); !next.done && !hasFailed; next = waiting.next()) {
      const index = count++
      results[index] = await task(next.value).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return results
}
