/**
 * Where the page for partners is: on the origin that serves this release's files, which is the site's own or the maze's.
 * @param base address of the release's folder, as `assetUrl` knows it
 */
export function partnersAddress(base: string): string {
  return base.replace(/\/(apps\/.*)?$/, '/embed/')
}
