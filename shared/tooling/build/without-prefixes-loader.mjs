const PREFIXES = 'var defaultStylisPlugins = [prefixer];'

/**
 * Webpack loader for emotion's cache: no style is written a second and third time with the prefix of a vendor. No browser of the table
 * (.browserslistrc) needs one for what lint lets styles use (styles-of-the-table.mjs).
 * @throws Error when the package reads otherwise, so that the prefixes do not come back unseen
 */
export default function withoutPrefixesLoader(source) {
  if (source.includes(PREFIXES)) return source.replace(PREFIXES, 'var defaultStylisPlugins = [];')
  throw new Error(
    `${this.resourcePath} has no "${PREFIXES}": see without-prefixes-loader.mjs for what it is there for.`,
  )
}
