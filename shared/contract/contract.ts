/**
 * The only code that the host and the remotes share at run time. All use the host's copy, so a page has one
 * address, one site configuration and one `RuntimeConfig` object.
 */
export * from './location.ts'
export * from './page.ts'
export * from './site.ts'
export type { PanelProps, RemoteModule } from './remote.ts'
