import type { IncomingHttpHeaders } from 'node:http'

export interface AllowedPages {
  /** Allowed origins, written as browsers send them; `:*` stands for any port. */
  readonly origins: readonly string[]
  /** Whether requests without an `Origin` header are allowed. */
  readonly withoutOrigin: boolean
}

/**
 * @returns a function that tells from a request's headers whether the page that asks is allowed. Pages cannot
 * fake these headers, but other clients can, so limits apply to all requests.
 */
export function createRequestFilter(pages: AllowedPages): (headers: IncomingHttpHeaders) => boolean {
  const isListed = createOriginMatcher(pages.origins)
  return ({ origin, host, 'sec-fetch-site': fetchSite }) => {
    // Behind the site's own web server, page and service have the same host.
    if (origin !== undefined)
      return isListed(origin) || (URL.canParse(origin) && new URL(origin).host === host)
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
    return new RegExp(String.raw`^${scheme}://(?:preview-[0-9a-f]{32}\.)?${literally}${ports}$`)
  })
  return origin => patterns.some(pattern => pattern.test(origin))
}
