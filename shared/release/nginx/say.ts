import { block, type Directive } from './directives.ts'

/** A few plain words in place of a page. */
export function sayText(
  name: string,
  status: number,
  text: string,
  headers: readonly Directive[],
): Directive {
  return say(name, 'text/plain', headers, `return ${status} "${text}\\n"`)
}

/** In the gateway's form: `{ "error": "…" }`. */
export function sayError(
  name: string,
  status: number,
  error: string,
  headers: readonly Directive[],
): Directive {
  return say(
    name,
    'application/json; charset=utf-8',
    headers,
    `return ${status} '${JSON.stringify({ error })}'`,
  )
}

function say(name: string, type: string, headers: readonly Directive[], answer: string): Directive {
  return block(`location ${name}`, block('types'), `default_type "${type}"`, headers, answer)
}
