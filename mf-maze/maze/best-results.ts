import { useSyncExternalStore } from 'react'

/** The fewest moves with which each board was won, by board code. */
export type BestResults = Readonly<Record<string, number>>

const KEY = 'robot-maze:won'
const nothing: BestResults = {}
const listeners = new Set<() => void>()
let known: BestResults | undefined

/** The best results on this device; none during hydration. Without storage, results last until a reload. */
export function useBestResults(): BestResults {
  return useSyncExternalStore(subscribe, progress, () => nothing)
}

/** Stores a win if it took fewer moves than the best win on this board so far. */
export function saveWin(code: string, moves: number): void {
  // Another tab may have stored a win since this tab read the storage.
  const before = { ...progress(), ...stored() }
  if ((before[code] ?? Infinity) <= moves) return
  known = { ...before, [code]: moves }
  try {
    localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // Storage is off or full, so the win lasts only as long as the page.
  }
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function progress(): BestResults {
  return (known ??= stored())
}

function stored(): BestResults {
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
