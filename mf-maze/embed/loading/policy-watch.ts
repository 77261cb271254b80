export interface PolicyWatch {
  /** The directive that blocked something, e.g. `script-src`; undefined if none did. */
  directive(): string | undefined
  stop(): void
}

/**
 * Records what the page's Content-Security-Policy blocks from an origin. Diagnostic requests (connect-src) do
 * not count.
 * @param onBlocked is called each time
 */
export function watchPolicy(origin: string, onBlocked?: () => void): PolicyWatch {
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
