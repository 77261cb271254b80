import { readFileSync } from 'node:fs'

/** Who takes a step: the remote's team, or those who run site, store and registry. */
export type Who = 'team' | 'others'

const taken: Record<Who, { seconds: number; processor: number }> = {
  team: { seconds: 0, processor: 0 },
  others: { seconds: 0, processor: 0 },
}

/** Runs a step, and prints how long it took, and how long processors worked on it. */
export async function timed<Result>(who: Who, what: string, task: () => Promise<Result>): Promise<Result> {
  const [start, worked] = [performance.now(), processorSeconds()]
  const result = await task()
  const step = { seconds: (performance.now() - start) / 1000, processor: processorSeconds() - worked }
  taken[who].seconds += step.seconds
  taken[who].processor += step.processor
  console.log(`${inSeconds(step.seconds)} ${inSeconds(step.processor)} CPU  ${who}: ${what}`)
  return result
}

/** All steps of somebody so far. */
export const takenBy = (who: Who): string =>
  `${inSeconds(taken[who].seconds)} ${inSeconds(taken[who].processor)} CPU`

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`

/** Of this process, and, on Linux, of those that it has started and that have ended. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000 + ticksOfChildren() / TICKS_A_SECOND
}

const TICKS_A_SECOND = 100

/** `cutime` and `cstime`, the 16th and 17th field of proc(5), where the second one is in brackets. */
function ticksOfChildren(): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return Number(fields[13]) + Number(fields[14])
}
