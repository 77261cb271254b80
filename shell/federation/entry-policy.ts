/** Name of the Trusted Types policy for remotes' entries, as the Content-Security-Policy lists it. */
export const ENTRY_POLICY = 'kutuhal-entries'
