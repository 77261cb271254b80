/**
 * Marks react-router's module-level calls as free of side effects and removes names for developer tools, so
 * that a minifier can drop the unused nine tenths.
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
