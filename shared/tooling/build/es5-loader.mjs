import { transform } from '@swc/core'

/** Webpack loader: TypeScript in the words of ECMAScript 5, which TypeScript itself no longer writes. */
export default async function es5Loader(source) {
  const { code } = await transform(source, {
    // Without transforms that only polyfill symbols: every document carries the result.
    env: { targets: 'ie 9', loose: true, exclude: ['transform-instanceof', 'transform-typeof-symbol'] },
    jsc: { loose: true, parser: { syntax: 'typescript' } },
    configFile: false,
    swcrc: false,
  })
  return code
}
