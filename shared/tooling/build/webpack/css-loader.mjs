import { compile, serialize, stringify } from 'stylis'

/** Webpack loader: turns a style sheet into its rules, without comments and unnecessary white space. */
export default function cssLoader(source) {
  return serialize(compile(source), stringify)
}
