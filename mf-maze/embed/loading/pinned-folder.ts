/**
 * Files of one release belong together, but `/embed/mf-maze@v1/` changes with every release. So scripts in it
 * load all other files from the unchanging folder of their own version.
 * @param script the address of the running script
 * @param release the script's release, e.g. `mf-maze@1.4.0`
 * @returns the folder's address, with a slash at the end
 */
export function resolvePinnedFolder(script: string, release = __RELEASE__): string {
  const { href } = new URL('.', script)
  return href.replace(/\/([^/]+@)?v\d+\/$/, `/${release}/`)
}
