/** A container's name carries the version, so that two releases of a remote can live in one tab. */
export function containerName(app: string, version: string): string {
  return `${app}_${version}`.replace(/\W/g, '_')
}

/** Name of the global that the chunks of a release put themselves on: the same for all releases, which may share chunks. */
export const chunkGlobal = (app: string): string => `webpackChunk${app.replace(/\W/g, '_')}`

/** JavaScript that makes the same name in a browser. */
export const containerNameIn = (release: string): string => `${release}.replace(/\\W/g, '_')`

/** Name of the Trusted Types policy of all releases of an app: documents allow it, and scripts stay the same from release to release. */
export const policyName = (app: string): string => app
