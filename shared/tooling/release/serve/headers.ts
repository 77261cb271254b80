/**
 * For our own server (serve.ts) and generated configurations of others. Policies that differ by document,
 * such as script hashes, are in the document itself.
 */
export type HttpHeaders = Readonly<Record<string, string>>

const noSniff: HttpHeaders = { 'x-content-type-options': 'nosniff' }

export const CSP_HEADER = 'content-security-policy'

/**
 * For files that a browser could open as a page: it displays them, but runs no scripts. Releases are served
 * as soon as they are published, so nothing in a release may run on the site's origin.
 */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** A release's files never change. Any page may load them, even a page with an embedder policy (COEP). */
export const releaseFileHeaders: HttpHeaders = {
  ...noSniff,
  [CSP_HEADER]: INERT,
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
}

/** For `/embed/mf-maze@v1/…`. Caches ask again after five minutes: partners' pages soon get a new release. */
export const embedFileHeaders: HttpHeaders = {
  ...releaseFileHeaders,
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
}

/** The only HTML file of a release that is served as a page: partners show it in a sandboxed frame. */
export const FRAME_FILE_NAME = 'frame.html'

/** A partner's page with an embedder policy (COEP) shows the frame only if the frame has one too. */
export const FRAME_EMBEDDER_POLICY = 'require-corp'

/**
 * The frame may load files only from its own origin. In a sandbox WebKit does not let 'self' match anything,
 * so the header names the origin. The page's <meta> policy requires hashes and Trusted Types.
 * @param origin a known origin of the site, never an origin from a request
 */
export const addFrameHeaders = (headers: HttpHeaders, origin: string): HttpHeaders => ({
  ...headers,
  'cross-origin-embedder-policy': FRAME_EMBEDDER_POLICY,
  [CSP_HEADER]: createFrameSecurityPolicy(origin),
})

export const createFrameSecurityPolicy = (origin: string): string =>
  `script-src ${origin}; connect-src ${origin}; sandbox allow-scripts`

const FRAMING = "frame-ancestors 'self'"

/** As a header: `frame-ancestors` does not work in a <meta> tag. */
const isolation: HttpHeaders = {
  ...noSniff,
  [CSP_HEADER]: FRAMING,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map(feature => `${feature}=()`)
    .join(', '),
}

/** Browsers reject this header together with a sandbox. */
const ownWindow: HttpHeaders = { 'cross-origin-opener-policy': 'same-origin' }

/** Browsers cache a document, but ask before each use whether it has changed. */
export const documentHeaders: HttpHeaders = { ...isolation, ...ownWindow, 'cache-control': 'no-cache' }

/** Such as sitemap.xml. */
export const siteFileHeaders: HttpHeaders = {
  ...isolation,
  [CSP_HEADER]: `${INERT}; ${FRAMING}`,
  'cache-control': 'no-cache',
}

/** Browsers refuse scripts without a hash. Not in development, since hot updates have none. */
export const integrityPolicyHeaders: HttpHeaders = { 'integrity-policy': 'blocked-destinations=(script)' }

/** The same address has different documents during a canary, so shared caches must not store them. */
export const canaryHeaders: HttpHeaders = { 'cache-control': 'private, no-cache', vary: 'Cookie' }

/** Search engines must not list previews. */
export const previewHeaders: HttpHeaders = { 'x-robots-tag': 'noindex' }

/** For the not-found document, too. */
export const errorHeaders: HttpHeaders = { ...isolation, ...ownWindow, 'cache-control': 'no-store' }

/** After a request that is too large: another host of the domain may have set too many cookies. */
export const cookieClearingHeaders: HttpHeaders = { ...errorHeaders, 'clear-site-data': '"cookies"' }

export const gatewayHeaders: HttpHeaders = { ...noSniff, 'cache-control': 'no-store' }
