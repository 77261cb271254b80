/**
 * Decides which origins may embed the site's components: all origins, or listed partners. Everyone may load
 * the scripts that pages include, since these report pages that are not listed. Only listed pages may load
 * `modules/` and show frames.
 */
import { parseEveryItem, parseList, parseOrigin } from '@kutuhal/contract/typed-settings.ts'
import { addContentSecurityPolicy, type HttpHeaders } from './headers.ts'

/** Partners' origins, e.g. `https://school.example`. */
export type PartnerOrigins = 'everyone' | readonly string[]

/**
 * @param setting name of the setting in the error message: `PARTNERS` or `--partners`
 * @param typed origins with commas between; empty for everyone
 * @returns the origins in the form that browsers send
 * @throws Error that shows the valid form
 */
export function parsePartnerOrigins(setting: string, typed = ''): PartnerOrigins {
  if (typed.trim() === '') return 'everyone'
  const origins = parseEveryItem(typed, parseOrigin)
  if (origins) return [...new Set(origins)]
  const wrong = parseList(typed).find(item => parseOrigin(item) === undefined) ?? typed
  throw new Error(
    `${setting} needs origins with commas between, like https://school.example,https://museum.example, not "${wrong}".`,
  )
}

/** Adds a policy that lists the pages which may show a file in a frame. */
export const allowFraming = (headers: HttpHeaders, partners: PartnerOrigins): HttpHeaders =>
  partners === 'everyone'
    ? headers
    : addContentSecurityPolicy(headers, `frame-ancestors 'self' ${partners.join(' ')}`)

/** Folder of files for partners only, below the version's folder. */
const MODULES = 'modules/'

/**
 * Origins that may load modules: the partners', and `null`, which a sandboxed frame sends. `allowFraming`
 * limits who can show that frame.
 */
export const listModuleOrigins = (partners: readonly string[]): readonly string[] => [...partners, 'null']

/**
 * Returns the headers of a file for partner pages.
 * @param file path below the version's folder
 * @param origin of the page, according to its browser
 * @param headers headers of the file for everyone
 */
export function getPartnerHeaders(
  partners: PartnerOrigins,
  file: string,
  origin: string | undefined,
  headers: HttpHeaders,
): HttpHeaders {
  if (partners === 'everyone') return headers
  const framed = allowFraming(headers, partners)
  if (!file.startsWith(MODULES)) return framed
  const others = Object.fromEntries(Object.entries(framed).filter(([name]) => name !== ALLOW_ORIGIN_HEADER))
  const isAllowed = origin !== undefined && listModuleOrigins(partners).includes(origin)
  return { ...others, vary: 'Origin', ...(isAllowed && { [ALLOW_ORIGIN_HEADER]: origin }) }
}

export const ALLOW_ORIGIN_HEADER = 'access-control-allow-origin'
