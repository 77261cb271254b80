/**
 * Files of one release belong together, and `/embed/v1/` moves on: what a script of it loads comes from its own version's folder, which
 * never changes.
 * @param script address of the script that runs
 * @returns address of the folder, with a slash at the end
 */
export function pinnedFolder(script: string, version: string): string {
  const { href } = new URL('.', script)
  return href.replace(/\/v\d+\/$/, `/${version}/`)
}
