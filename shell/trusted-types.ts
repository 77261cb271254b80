/** The shell's Trusted Types policies, as in the Content-Security-Policy (composing/security-policy.ts). */

/** Of the code that runs the entries of remotes (federation/load-remote.ts). */
export const ENTRY_POLICY = 'kutuhal-entries'

/** Of the script in the document that runs the shell's own (bootstrap/scripts.ts). */
export const STARTER_POLICY = 'kutuhal-starter'
