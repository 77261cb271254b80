import { transform } from '@swc/core'

/** Webpack loader: compiles TypeScript to ECMAScript 5, which TypeScript itself no longer supports. */
export default async function es5Loader(source) {
  const { code } = await transform(source, {
    // Transforms that only support polyfilled symbols would make every document longer.
    env: { targets: 'ie 9', loose: true, exclude: ['transform-instanceof', 'transform-typeof-symbol'] },
    jsc: { loose: true, parser: { syntax: 'typescript' } },
    configFile: false,
    swcrc: false,
  })
  return code
}
