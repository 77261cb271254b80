/** Which pages may ask: pages cannot fake these headers. Other clients can, but the limits hold for them. */
interface Asking {
  readonly origin?: string | undefined
  /** The `Sec-Fetch-Site` header, which browsers send since 2023. */
  readonly fetchSite?: string | undefined
  /** The host of the request, with its port unless that is the protocol's default. */
  readonly host: string
}

export interface AllowedPages {
  /** Origins as browsers write them, with `:*` for any port. */
  readonly origins: readonly string[]
  /** Whether requests without an origin are allowed. */
  readonly withoutOrigin: boolean
}

/** Whether the service answers a request. */
export function mayAsk(pages: AllowedPages): (asking: Asking) => boolean {
  const isListed = originTest(pages.origins)
  return ({ origin, fetchSite, host }) => {
    if (origin !== undefined) return isListed(origin) || isOwn(origin, host)
    // A page of this origin: some browsers then omit `Origin`.
    if (fetchSite === 'same-origin') return true
    return fetchSite === undefined && pages.withoutOrigin
  }
}

/** Whether an origin is listed, or a preview of a listed one. */
export function originTest(origins: readonly string[]): (origin: string) => boolean {
  const patterns = origins.map(origin => {
    const [scheme = '', host = ''] = origin.replace(/:\*$/, '').split('://')
    const ports = origin.endsWith(':*') ? String.raw`(?::\d+)?` : ''
    const literally = host.replaceAll(/[.[\]]/g, String.raw`\$&`)
    return new RegExp(String.raw`^${scheme}://(?:preview-[0-9a-f]{12,32}\.)?${literally}${ports}$`)
  })
  return origin => patterns.some(pattern => pattern.test(origin))
}

/** Behind the site's own web server, page and service have the same host. */
const isOwn = (origin: string, host: string): boolean => URL.canParse(origin) && new URL(origin).host === host
