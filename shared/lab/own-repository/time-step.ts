import { readFileSync } from 'node:fs'

/** Who does a step of the test: the remote's team, or the operators of site, store and registry. */
export type StepOwner = 'team' | 'others'

const taken: Record<StepOwner, { seconds: number; processor: number }> = {
  team: { seconds: 0, processor: 0 },
  others: { seconds: 0, processor: 0 },
}

/** Runs a step, and prints its elapsed time and its CPU time. */
export async function measureStepTime<Result>(
  who: StepOwner,
  what: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const [start, worked] = [performance.now(), processorSeconds()]
  const result = await task()
  const step = { seconds: (performance.now() - start) / 1000, processor: processorSeconds() - worked }
  taken[who].seconds += step.seconds
  taken[who].processor += step.processor
  console.log(`${inSeconds(step.seconds)} ${inSeconds(step.processor)} CPU  ${who}: ${what}`)
  return result
}

/** Formats the total time of the steps that a team or the operators have done. */
export const formatTotalTime = (who: StepOwner): string =>
  `${inSeconds(taken[who].seconds)} ${inSeconds(taken[who].processor)} CPU`

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`

/** Returns the CPU time of this process and, on Linux, of its child processes that have ended; s. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 + ticksOfChildren() / TICKS_A_SECOND
}

const TICKS_A_SECOND = 100

/** Reads the CPU time of ended children: `cutime` and `cstime`, fields 16 and 17 of proc(5). */
function ticksOfChildren(): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(fields[13]) + Number(fields[14])
}
