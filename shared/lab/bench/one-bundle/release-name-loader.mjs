/**
 * The addresses of an app's pictures contain its release.
 * @param {string} source
 */
export default function releaseNameLoader(source) {
  return source.replaceAll('__RELEASE__', JSON.stringify(this.getOptions().release))
}
