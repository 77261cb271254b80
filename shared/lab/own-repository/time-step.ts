/** The remote's team, or the operators of site, store and registry. */
export type StepOwner = 'team' | 'others'

const taken: Record<StepOwner, number> = { team: 0, others: 0 }

export async function measureStepTime<Result>(
  who: StepOwner,
  what: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now()
  const result = await task()
  const seconds = (performance.now() - start) / 1000
  taken[who] += seconds
  console.log(`${inSeconds(seconds)}  ${who}: ${what}`)
  return result
}

export const formatTotalTime = (who: StepOwner): string => inSeconds(taken[who])

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`
