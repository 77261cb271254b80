import type { Unplaced } from '../state-findings.ts'
import type { Look } from './look.ts'

/** Presses the layout's own buttons, and says which do not open any more what they open without the page. */
export async function openingFindings(
  look: Look,
  base: Readonly<Record<string, boolean>>,
): Promise<Unplaced[]> {
  const now = await look.ask<Readonly<Record<string, boolean>>>('opening()')
  await look.troubles()
  const dead = Object.entries(base).flatMap(([name, opens]) => (opens && !now[name] ? [`“${name}”`] : []))
  if (dead.length === 0) return []
  return [
    {
      about: 'covered',
      what: `Buttons of the layout are dead on this page: ${dead.join(', ')}.`,
      remedy: 'Look for listeners on the document that stop or prevent clicks.',
    },
  ]
}
