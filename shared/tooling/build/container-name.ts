/** A container's name carries the version, so that two releases of a remote can live in one tab. */
export function containerName(app: string, version: string): string {
  return `${app}_${version}`.replace(/\W/g, '_')
}
