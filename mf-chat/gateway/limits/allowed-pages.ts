/** Whose pages may ask: a page cannot change what its browser says. Other clients are held by the limits. */
interface Asking {
  readonly origin?: string | undefined
  /** The `Sec-Fetch-Site` header, which browsers from 2023 on send. */
  readonly fetchSite?: string | undefined
  /** To which host the request went, with its port if it is not the protocol's own. */
  readonly host: string
}

export interface AllowedPages {
  /** Origins as browsers write them, with `:*` for any port. */
  readonly origins: readonly string[]
  /** Whether requests that name no page are let through. */
  readonly withoutOrigin: boolean
}

/** Whether the service answers a request. */
export function mayAsk(pages: AllowedPages): (asking: Asking) => boolean {
  const isListed = originTest(pages.origins)
  return ({ origin, fetchSite, host }) => {
    if (origin !== undefined) return isListed(origin) || isOwn(origin, host)
    // A page of this very origin: some browsers leave its name out.
    if (fetchSite === 'same-origin') return true
    return fetchSite === undefined && pages.withoutOrigin
  }
}

/** Whether an origin is one of the listed ones, or a preview of it. */
export function originTest(origins: readonly string[]): (origin: string) => boolean {
  const patterns = origins.map(origin => {
    const [scheme = '', host = ''] = origin.replace(/:\*$/, '').split('://')
    const ports = origin.endsWith(':*') ? String.raw`(?::\d+)?` : ''
    const literally = host.replaceAll(/[.[\]]/g, String.raw`\$&`)
    return new RegExp(String.raw`^${scheme}://(?:preview-[0-9a-f]{12,32}\.)?${literally}${ports}$`)
  })
  return origin => patterns.some(pattern => pattern.test(origin))
}

/** Behind the site's own web server a page asks the host that it came from. */
const isOwn = (origin: string, host: string): boolean => URL.canParse(origin) && new URL(origin).host === host
