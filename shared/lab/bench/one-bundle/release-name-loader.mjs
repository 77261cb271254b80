/**
 * Webpack loader: in a build of several apps each has a name of its own, by which it finds its pictures in the composed site.
 * @param {string} source
 */
export default function releaseNameLoader(source) {
  return source.replaceAll('__RELEASE__', JSON.stringify(this.getOptions().release))
}
