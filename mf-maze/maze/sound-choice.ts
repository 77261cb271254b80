import { useSyncExternalStore } from 'react'

const KEY = 'robot-maze:sounds'
const listeners = new Set<() => void>()
let chosen: boolean | undefined

/** Whether sounds are on, kept on this device; false during hydration. Without storage, until a reload. */
export const useSoundChoice = (): boolean => useSyncExternalStore(subscribe, hasChosenSounds, () => false)

export function chooseSound(isOn: boolean): void {
  chosen = isOn
  try {
    if (isOn) localStorage.setItem(KEY, 'on')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is off or full, so the choice lasts only as long as the page.
  }
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function hasChosenSounds(): boolean {
  try {
    return (chosen ??= localStorage.getItem(KEY) === 'on')
  } catch {
    return false
  }
}
