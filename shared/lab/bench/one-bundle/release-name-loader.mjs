/**
 * Webpack loader: gives each app of a combined build its own name, which the addresses of its pictures need.
 * @param {string} source
 */
export default function releaseNameLoader(source) {
  return source.replaceAll('__RELEASE__', JSON.stringify(this.getOptions().release))
}
