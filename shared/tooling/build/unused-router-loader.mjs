/**
 * Webpack loader for react-router: marks what its one module makes while it is evaluated as free of side effects, and leaves out the
 * names that only React's developer tools show. A minifier then drops what nobody uses of it: nine tenths.
 * Text that it does not find stays as it is.
 */
export default function unusedRouterLoader(source) {
  return source
    .replace(
      /= ((?:React\d*\.(?:createContext|createElement|forwardRef|memo)|new (?:Set|URL)|Symbol|Object\.getOwnPropertyNames)\()/g,
      '= /*#__PURE__*/ $1',
    )
    .replace('[USE_OPTIMISTIC]', '.useOptimistic')
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(
      /^(var (\w+) = class extends [\w.]+ \{)$([^]*?)^\2\.contextType = (\w+);$/gm,
      '$1\nstatic contextType = $4;$3',
    )
}
