import type { LivePins } from '../federation/live-pins.ts'

/** Tells which generation of the site a visitor gets; at once where that is known, and nothing ('') where nobody can be asked. */
export async function withGeneration(
  live: Pick<LivePins, 'known' | 'load'>,
  task: (generation: string) => void,
): Promise<void> {
  if (!live.known.generation) await live.load().catch(() => undefined)
  task(live.known.generation ?? '')
}
