export interface CspWatcher {
  /** Returns the directive that blocked something, e.g. `script-src`; undefined if nothing was blocked. */
  directive(): string | undefined
  stop(): void
}

/**
 * Records what the page's Content-Security-Policy blocks from an origin. Ignores `connect-src`, since only
 * requests that look for the cause of a failure use it.
 * @param onBlocked the function to call each time that something is blocked
 */
export function watchCspViolations(origin: string, onBlocked?: () => void): CspWatcher {
  let directive: string | undefined
  const note = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent) => {
    if (disposition !== 'enforce' || effectiveDirective === 'connect-src' || !blockedURI.startsWith(origin))
      return
    directive = effectiveDirective.replace('-elem', '')
    onBlocked?.()
  }
  document.addEventListener('securitypolicyviolation', note)
  return {
    directive: () => directive,
    stop: () => document.removeEventListener('securitypolicyviolation', note),
  }
}
