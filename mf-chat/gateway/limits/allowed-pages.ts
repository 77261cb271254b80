/** Headers that name the asking page. Pages cannot fake them. Other clients can, so limits apply to all. */
interface PageHeaders {
  readonly origin?: string | undefined
  /** The `Sec-Fetch-Site` header, which browsers send since 2023. */
  readonly fetchSite?: string | undefined
  /** The requested host, with the port unless it is the protocol's default. */
  readonly host: string
}

export interface AllowedPages {
  /** Origins as browsers write them, with `:*` for any port. */
  readonly origins: readonly string[]
  /** Whether requests without an origin are allowed. */
  readonly withoutOrigin: boolean
}

/** @returns a function that tells whether the asking page is allowed */
export function createRequestFilter(pages: AllowedPages): (headers: PageHeaders) => boolean {
  const isListed = createOriginMatcher(pages.origins)
  return ({ origin, fetchSite, host }) => {
    if (origin !== undefined) return isListed(origin) || isOwn(origin, host)
    // Some browsers send no `Origin` for a page of the same origin.
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
