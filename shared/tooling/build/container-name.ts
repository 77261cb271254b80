/** A container's name carries the version, so that two releases of a remote can live in one tab. */
export function containerName(app: string, version: string): string {
  return `${app}_${version}`.replace(/\W/g, '_')
}

/** The global array that chunks are pushed to: one for all releases of an app, since they share chunks. */
export const chunkGlobal = (app: string): string => `webpackChunk${app.replace(/\W/g, '_')}`

/** JavaScript that computes a container's name in a browser. */
export const containerNameIn = (release: string): string => `${release}.replace(/\\W/g, '_')`

/** The Trusted Types policy of an app: one name for all releases, so documents and scripts stay the same. */
export const policyName = (app: string): string => app
