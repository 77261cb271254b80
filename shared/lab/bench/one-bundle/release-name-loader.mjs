/**
 * Webpack loader for a build of several apps: replaces `__RELEASE__` by the release of the app that a file
 * belongs to, since the addresses of its pictures contain that release.
 * @param {string} source
 */
export default function releaseNameLoader(source) {
  return source.replaceAll('__RELEASE__', JSON.stringify(this.getOptions().release))
}
