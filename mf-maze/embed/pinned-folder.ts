/**
 * Files of one release belong together, and `/embed/mf-maze@v1/` moves on: what a script of it loads comes from its own version's
 * folder, which never changes.
 * @param script address of the script that runs
 * @param release that the script belongs to, e.g. `mf-maze@1.4.0`
 * @returns address of the folder, with a slash at the end
 */
export function pinnedFolder(script: string, release = __RELEASE__): string {
  const { href } = new URL('.', script)
  return href.replace(/\/([^/]+@)?v\d+\/$/, `/${release}/`)
}
