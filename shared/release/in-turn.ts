/** Runs a task for every item, some at a time. */
export async function inTurn<Item>(
  items: Iterable<Item>,
  atOnce: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) await task(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
