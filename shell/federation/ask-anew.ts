declare global {
  /**
   * Goes behind the hash of every script that is asked for, here and by the loaders of all releases
   * (shared/tooling/build/checked-scripts.ts). Browsers keep a script that they refused in memory, and refuse it again without asking
   * anybody, unless something about the request is new. A weaker hash beside the strong one is new, and counts for nothing
   * else: only the strongest kind is compared.
   */
  var scriptsAnew: string | undefined
}

let times = 0

/** After a script was refused: from now on every script is asked for as if for the first time. */
export function askForScriptsAnew(): void {
  globalThis.scriptsAnew = ` sha256-${btoa(String(++times).padStart(32))}`
}

/**
 * All scripts below a folder that this page has asked for so far.
 * @param but what began a request that does not count
 */
export function scriptsAskedFor(folder: string, but?: 'fetch'): readonly string[] {
  const names = performance
    .getEntriesByType('resource')
    .flatMap(entry =>
      entry instanceof PerformanceResourceTiming && entry.initiatorType !== but ? entry.name : [],
    )
  return [...new Set(names)].filter(name => name.startsWith(folder) && name.endsWith('.js'))
}

/**
 * Those that whoever wants to run them does not wait for any more: they have come, or failed. A request that asks beside (diagnosis.ts)
 * and is given up says nothing of the script.
 */
export const scriptsThatCame = (folder: string): readonly string[] => scriptsAskedFor(folder, 'fetch')

/** Those that are preloaded and have not come yet. */
export function scriptsStillAskedFor(folder: string): readonly string[] {
  const come = scriptsThatCame(folder)
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')
  return [...preloads].map(({ href }) => href).filter(href => href.startsWith(folder) && !come.includes(href))
}
