/** The shell's Trusted Types policies, as in the Content-Security-Policy (composing/security-policy.ts). */

/** For running the entries of remotes (federation/load-remote.ts). */
export const ENTRY_POLICY = 'kutuhal-entries'

/** For the inline script that runs the shell's scripts (bootstrap/scripts.ts). */
export const STARTER_POLICY = 'kutuhal-starter'
