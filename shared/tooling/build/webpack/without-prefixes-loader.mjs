const PREFIXES = 'var defaultStylisPlugins = [prefixer];'

/**
 * No supported browser (.browserslistrc) needs a vendor prefix for the styles that lint allows
 * (supported-css.mjs).
 * @throws Error if the package's code has changed, since prefixes would then return unnoticed
 */
export default function withoutPrefixesLoader(source) {
  if (source.includes(PREFIXES)) return source.replace(PREFIXES, 'var defaultStylisPlugins = [];')
  throw new Error(
    `${this.resourcePath} has no "${PREFIXES}": see without-prefixes-loader.mjs for what it is there for.`,
  )
}
