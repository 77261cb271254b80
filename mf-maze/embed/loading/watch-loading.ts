import type { ScriptSource } from './game-script.ts'

export interface LoadWatcher {
  /** Finds out why the file did not load. @returns the reason, and what to do about it */
  explain(): Promise<string>
  stop(): void
}

/**
 * Records what the page's Content-Security-Policy blocks while a file of the maze loads. Ignores
 * `connect-src`, since only requests that look for the cause of a failure use it.
 * @param file the file, relative to the version's folder
 * @param onBlocked the function to call each time that something is blocked
 */
export function watchLoading({ base }: ScriptSource, file: string, onBlocked?: () => void): LoadWatcher {
  const { origin } = new URL(base)
  let directive: string | undefined
  const note = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition !== 'enforce' || effectiveDirective === 'connect-src' || !blockedURI.startsWith(origin))
      return
    directive = effectiveDirective.replace('-elem', '')
    onBlocked?.()
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    explain: async () =>
      directive
        ? `The page's Content-Security-Policy keeps it out: allow ${origin} in ${directive}.`
        : explainAnswers(base, file),
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  }
}

/**
 * Explains a failure by what the server answers. A server with a list of partners gives the entry script to
 * every page, but modules only to partners: requests for both show whether the list is the reason.
 */
async function explainAnswers(base: string, file: string): Promise<string> {
  const { origin } = new URL(base)
  const url = base + file
  const answer = await ask(url, 'cors')
  if (answer?.status === 404) {
    return `${origin} has no ${url}. Take the snippet anew from ${origin}/embed/: its address names a version that there is.`
  }
  if (answer && !answer.ok) {
    return `${origin} answers ${answer.status} just now, for ${url}. Try again later.`
  }
  if (answer && !(await isAsBuilt(url, file))) {
    return `What comes as ${url} is not the file that was built: something on its way has changed it. It did not run. Try another line, or tell whoever runs ${origin}.`
  }
  if (answer && (await ask(`${base}modules/maze.js`, 'cors'))) {
    return `${origin} answers this page, so something here keeps the maze out: look at what else the console says.`
  }
  const list = `${origin} lets only pages on its list of partners show the maze, and ${self.origin} is not on it. Ask whoever runs ${origin} to add ${self.origin}.`
  if (await ask(`${base}robot-maze.js`, 'no-cors')) return list
  return `${origin} cannot be reached from this page: try again later. If that does not help, perhaps ${list}`
}

function ask(url: string, mode: RequestMode, init?: RequestInit): Promise<Response | undefined> {
  // Bypass the cache: a cached answer may be older than the server's list of partners.
  const request = { method: 'HEAD', mode, cache: 'no-store', credentials: 'omit', ...init } as const
  return fetch(url, request).catch(() => undefined)
}

async function isAsBuilt(url: string, file: string): Promise<boolean> {
  const hash = __EMBED_HASHES__[file]
  if (hash === undefined) return true
  const integrity = `sha384-${hash}`
  return (await ask(url, 'cors', { method: 'GET', integrity })) !== undefined
}
