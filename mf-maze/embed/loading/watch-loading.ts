import { GAME_MODULE_PATH, type ScriptSource } from './game-script.ts'

export interface LoadWatcher {
  /** Finds out why the game did not load. @returns the reason, and what to do about it */
  explain(): Promise<string>
  stop(): void
}

/**
 * Records what the page's Content-Security-Policy blocks while the game loads. Ignores `connect-src`, since
 * only requests that look for the cause of a failure use it.
 */
export function watchLoading({ base }: ScriptSource): LoadWatcher {
  const { origin } = new URL(base)
  let directive: string | undefined
  const note = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition !== 'enforce' || effectiveDirective === 'connect-src' || !blockedURI.startsWith(origin))
      return
    directive = effectiveDirective.replace('-elem', '')
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    explain: async () =>
      directive
        ? `The page's Content-Security-Policy keeps it out: allow ${origin} in ${directive}.`
        : explainAnswers(base),
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  }
}

async function explainAnswers(base: string): Promise<string> {
  const { origin } = new URL(base)
  const url = base + GAME_MODULE_PATH
  const answer = await ask(url, 'HEAD')
  if (!answer) return `${origin} cannot be reached from this page: try again later.`
  if (answer.status === 404) {
    return `${origin} has no ${url}. Take the snippet anew from ${origin}/embed/: its address names a version that there is.`
  }
  if (!answer.ok) return `${origin} answers ${answer.status} just now, for ${url}. Try again later.`
  const integrity = `sha384-${__EMBED_HASHES__[GAME_MODULE_PATH] ?? ''}`
  if (!(await ask(url, 'GET', integrity))) {
    return `What comes as ${url} is not the file that was built: something on its way has changed it. It did not run. Try another line, or tell whoever runs ${origin}.`
  }
  return `${origin} answers this page, so something here keeps the maze out: look at what else the console says.`
}

function ask(url: string, method: string, integrity = ''): Promise<Response | undefined> {
  const request = { method, integrity, cache: 'no-store', credentials: 'omit' } as const
  return fetch(url, request).catch(() => undefined)
}
