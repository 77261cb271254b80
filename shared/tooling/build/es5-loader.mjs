import { transform } from '@swc/core'

/** Webpack loader: TypeScript in the words of ECMAScript 5, which TypeScript itself no longer writes. */
export default async function es5Loader(source) {
  const { code } = await transform(source, {
    jsc: { target: 'es5', loose: true, parser: { syntax: 'typescript' } },
    configFile: false,
    swcrc: false,
  })
  return code
}
