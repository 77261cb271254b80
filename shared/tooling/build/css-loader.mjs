import { compile, serialize, stringify } from 'stylis'

/** Webpack loader: a style sheet becomes its rules, without comments and needless white space. */
export default function cssLoader(source) {
  return serialize(compile(source), stringify)
}
