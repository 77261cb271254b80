import type { ScriptSource } from './game-script.ts'
import { resolvePinnedFolder } from './pinned-folder.ts'

/**
 * Finds the address of the running script. Call this while the script runs for the first time.
 * @param name the script's file name, by which to find its element if the script runs as a module
 * @throws Error if the page has no such script
 */
export function findScriptSource(name: string): ScriptSource {
  const current = document.currentScript ?? document.querySelector(`script[src*="/${name}"]`)
  if (current instanceof HTMLScriptElement && current.src) {
    return { base: resolvePinnedFolder(current.src), nonce: current.nonce }
  }
  throw new Error(
    `${name} cannot find out where it came from, so it cannot load the game. Include it as it is: <script async src="https://…/${name}"></script>.`,
  )
}
