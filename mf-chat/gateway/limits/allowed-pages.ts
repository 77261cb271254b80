/**
 * The headers that say which page asks. Pages cannot fake these headers, but other clients can, so limits
 * apply to all requests.
 */
interface PageHeaders {
  readonly origin?: string | undefined
  /** The `Sec-Fetch-Site` header, which browsers send since 2023. */
  readonly fetchSite?: string | undefined
  /** The requested host, with the port unless it is the protocol's default. */
  readonly host: string
}

export interface AllowedPages {
  /** Allowed origins, written as browsers send them; `:*` stands for any port. */
  readonly origins: readonly string[]
  /** Whether requests without an `Origin` header are allowed. */
  readonly withoutOrigin: boolean
}

/** @returns a function that tells from the headers whether the page that asks is allowed */
export function createRequestFilter(pages: AllowedPages): (headers: PageHeaders) => boolean {
  const isListed = createOriginMatcher(pages.origins)
  return ({ origin, fetchSite, host }) => {
    if (origin !== undefined) return isListed(origin) || isOwn(origin, host)
    // Some browsers send no `Origin` header if the page has the same origin as the service.
    if (fetchSite === 'same-origin') return true
    return fetchSite === undefined && pages.withoutOrigin
  }
}

/** @returns a function that tells whether an origin is listed, or is a preview of a listed origin */
export function createOriginMatcher(origins: readonly string[]): (origin: string) => boolean {
  const patterns = origins.map(origin => {
    const [scheme = '', host = ''] = origin.replace(/:\*$/, '').split('://')
    const ports = origin.endsWith(':*') ? String.raw`(?::\d+)?` : ''
    const literally = host.replaceAll(/[.[\]]/g, String.raw`\$&`)
    return new RegExp(String.raw`^${scheme}://(?:preview-[0-9a-f]{12,32}\.)?${literally}${ports}$`)
  })
  return origin => patterns.some(pattern => pattern.test(origin))
}

/** Whether page and service have the same host, as behind the site's own web server. */
const isOwn = (origin: string, host: string): boolean => URL.canParse(origin) && new URL(origin).host === host
