import { useSyncExternalStore } from 'react'

/** The fewest moves with which each board was won, by its code. */
export type Progress = Readonly<Record<string, number>>

const KEY = 'robot-maze:won'
const nothing: Progress = {}
const listeners = new Set<() => void>()
let known: Progress | undefined

/** What was won on this device. Nothing while the composed page is hydrated; storage that is off or full only means that it is forgotten. */
export function useProgress(): Progress {
  return useSyncExternalStore(subscribe, progress, () => nothing)
}

/** Keeps a win, if none was as short. */
export function keepWin(code: string, moves: number): void {
  // Another tab may have won since.
  const before = { ...progress(), ...stored() }
  if ((before[code] ?? Infinity) <= moves) return
  known = { ...before, [code]: moves }
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // Switched off or full: it lasts as long as the page.
  }
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function progress(): Progress {
  return (known ??= stored())
}

function stored(): Progress {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return nothing
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => Number.isInteger(entry[1])),
    )
  } catch {
    return nothing
  }
}
