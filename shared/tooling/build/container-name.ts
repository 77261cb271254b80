/** A container's name carries the version, so that two releases of a remote can live in one tab. */
export function containerName(app: string, version: string): string {
  return `${app}_${version}`.replace(/\W/g, '_')
}

/** Name of the global array that chunks are pushed to; all releases of an app share it. */
export const chunkGlobal = (app: string): string => `webpackChunk${app.replace(/\W/g, '_')}`

export const containerNameIn = (release: string): string => `${release}.replace(/\\W/g, '_')`

export const policyName = (app: string): string => app
