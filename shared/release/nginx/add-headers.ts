import type { Headers } from '../headers.ts'
import { map, quoted, type Directive } from './directives.ts'

/** What an answer may be kept for depends on how it went; everything else goes with every answer. */
const CACHING = 'cache-control'

/**
 * @param headers of a good answer
 * @param variable that holds the `cache-control`, if that depends on the status: see `cachingByStatus`
 * @param except a header that something else adds
 */
export function addHeaders(headers: Headers, variable?: string, except?: string): Directive[] {
  return Object.entries(headers)
    .filter(([name]) => name !== except)
    .map(([name, value]) => {
      return `add_header ${name} ${name === CACHING && variable ? variable : quoted(value)} always`
    })
}

/** A variable for `addHeaders`: nothing that went wrong stays in a cache. */
export function cachingByStatus(variable: string, good: Headers, bad: Headers): Directive {
  return map('$status', variable, {
    default: quoted(bad[CACHING] ?? 'no-store'),
    [String.raw`"~^(?:20[06]|304)\z"`]: quoted(good[CACHING] ?? 'no-store'),
  })
}

/** A header whose value nginx computes; an empty value sends none. */
export const addComputed = (name: string, value: string): Directive => `add_header ${name} ${value} always`
