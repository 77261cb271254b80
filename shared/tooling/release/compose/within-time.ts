/** @throws Error that begins with `what` if the promise has not settled after this many ms */
export async function withinTime<Result>(
  promise: Promise<Result>,
  patienceMs: number,
  what: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} within ${patienceMs / 1000} s.`)), patienceMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
