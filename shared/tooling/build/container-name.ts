/** A container's name carries the version, so that two releases of a remote can live in one tab. */
export function containerName(app: string, version: string): string {
  return `${app}_${version}`.replace(/\W/g, '_')
}

/** Name of the global that the chunks of a release put themselves on: the same for all releases, which may share chunks. */
export const chunkGlobal = (app: string): string => `webpackChunk${app.replace(/\W/g, '_')}`

/**
 * Name of a build's Trusted Types policy. That of a remote is the same for all its releases: documents allow it, and would all be others with
 * each release. Of the shell every document names the release anyway.
 */
export function policyName(app: string, version: string): string {
  return app === 'shell' ? containerName(app, version) : app
}
