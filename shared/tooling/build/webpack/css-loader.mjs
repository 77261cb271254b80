import { compile, serialize, stringify } from 'stylis'

export default function cssLoader(source) {
  return serialize(compile(source), stringify)
}
