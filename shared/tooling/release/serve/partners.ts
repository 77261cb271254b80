/**
 * Decides which origins may embed the site's components: all origins, or the listed partners. Every page may
 * load the scripts that partners include, since these scripts report an error on a page that is not listed.
 * Only listed partners may load `modules/` and show frames.
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

/**
 * Adds the policy `frame-ancestors` to a file's headers, so that only the listed partners and the site can
 * show the file in a frame.
 */
export const addFrameAncestorsPolicy = (headers: HttpHeaders, partners: PartnerOrigins): HttpHeaders =>
  partners === 'everyone'
    ? headers
    : addContentSecurityPolicy(headers, `frame-ancestors 'self' ${partners.join(' ')}`)

/** Folder in `embed/<app>@<version>/`: only partners' pages may load its files. */
const MODULES = 'modules/'

/**
 * Origins that may load modules: those of the partners, and `null`, which browsers send from a sandboxed
 * frame. `addFrameAncestorsPolicy` limits which pages can show such a frame.
 */
export const listOriginsAllowedToLoadModules = (partners: readonly string[]): readonly string[] => [
  ...partners,
  'null',
]

/**
 * Returns the headers of an embed file for one request.
 * @param file path below the embed folder of the version
 * @param origin the `Origin` header of the request, if any
 * @param headers the headers that the file has if every origin may embed it
 */
export function getPartnerHeaders(
  partners: PartnerOrigins,
  file: string,
  origin: string | undefined,
  headers: HttpHeaders,
): HttpHeaders {
  if (partners === 'everyone') return headers
  const framed = addFrameAncestorsPolicy(headers, partners)
  if (!file.startsWith(MODULES)) return framed
  const others = Object.fromEntries(Object.entries(framed).filter(([name]) => name !== ALLOW_ORIGIN_HEADER))
  const isAllowed = origin !== undefined && listOriginsAllowedToLoadModules(partners).includes(origin)
  return { ...others, vary: 'Origin', ...(isAllowed && { [ALLOW_ORIGIN_HEADER]: origin }) }
}

export const ALLOW_ORIGIN_HEADER = 'access-control-allow-origin'
