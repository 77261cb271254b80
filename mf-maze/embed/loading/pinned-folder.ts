/**
 * Files of one release belong together, but `/embed/mf-maze@v1/` changes. So its scripts load everything from
 * the unchanging folder of their own version.
 * @param script address of the running script
 * @param release that the script belongs to, e.g. `mf-maze@1.4.0`
 * @returns address of the folder, with a slash at the end
 */
export function pinnedFolder(script: string, release = __RELEASE__): string {
  const { href } = new URL('.', script)
  return href.replace(/\/([^/]+@)?v\d+\/$/, `/${release}/`)
}
