/**
 * What the query of an address and the tab's storage ask for, in style sheets: composed HTML knows neither.
 * Until scripts answer, styles hide what does not belong. The shell's script in the head notes both on the
 * root element.
 */
import type { CSSObject } from '@emotion/react'

const QUERY_ATTRIBUTE = 'data-query'

/** As ` q=robot+arm sort=oldest contact-draft=`: the query and the keys of the tab's storage. */
export function noteAskedQuery(): void {
  const pairs = String(new URLSearchParams(location.search)).split('&')
  const asked = [...pairs.filter(pair => /[^=]$/.test(pair)), ...listStored().map(key => `${key}=`)].join(' ')
  if (asked) document.documentElement.setAttribute(QUERY_ATTRIBUTE, ` ${asked}`)
}

function listStored(): readonly string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

/** The page shows what the query asks for, or no script will. */
export function forgetAskedQuery(): void {
  document.documentElement.removeAttribute(QUERY_ATTRIBUTE)
}

/**
 * While the query has one of these parameters and is not answered yet. No selector has a comma, since emotion
 * misreads `&` after one.
 */
export const whenAsked = (parameters: readonly string[], styles: CSSObject): CSSObject =>
  Object.fromEntries(parameters.map(parameter => [`${asks(parameter)} &`, styles]))

/** Like `whenAsked`, but only if the parameter has none of these values. */
export function whenAskedOther(parameter: string, values: readonly string[], styles: CSSObject): CSSObject {
  const others = values.map(
    value => `:not([${QUERY_ATTRIBUTE}~="${String(new URLSearchParams([[parameter, value]]))}"])`,
  )
  return { [`${asks(parameter)}${others.join('')} &`]: styles }
}

const asks = (parameter: string): string => `[${QUERY_ATTRIBUTE}*=" ${parameter}="]`
