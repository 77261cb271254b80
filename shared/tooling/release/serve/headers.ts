/**
 * All HTTP headers of the site, for the project's own server (serve.ts) and for generated configurations of
 * other servers. Policies that differ by document, such as script hashes, are in the document itself.
 */
export type HttpHeaders = Readonly<Record<string, string>>

const noSniff: HttpHeaders = { 'x-content-type-options': 'nosniff' }

export const CSP_HEADER = 'content-security-policy'

/**
 * Content-Security-Policy of files that a browser could open as a page: the browser can display such a file,
 * but runs no scripts. Releases are served as soon as they are published, so nothing in a release may run on
 * the site's origin.
 */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Headers for files of a release, which never change. Any page may load the files, even a page with an
 * embedder policy (COEP).
 */
export const releaseFileHeaders: HttpHeaders = {
  ...noSniff,
  [CSP_HEADER]: INERT,
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
}

/**
 * Headers for embeds that are loaded by major version (`/embed/mf-maze@v1/…`). Caches ask for the file again
 * after five minutes, so that partners' pages soon get a new release.
 */
export const embedFileHeaders: HttpHeaders = {
  ...releaseFileHeaders,
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
}

/** The only HTML file of a release that is served as a page: partners show it in a sandboxed frame. */
export const FRAME_FILE_NAME = 'frame.html'

/**
 * The embedder policy (COEP) of `frame.html`. A partner's page with COEP shows the frame only if the frame
 * has COEP too.
 */
export const FRAME_EMBEDDER_POLICY = 'require-corp'

/**
 * Headers of `frame.html`, which may load files only from its own origin. In a sandbox WebKit does not let
 * 'self' match anything, so the header names the origin. The page's <meta> policy requires hashes and Trusted
 * Types.
 * @param headers headers of the release's other files
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

/** Set this policy as a header: `frame-ancestors` does not work in a <meta> tag. */
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

/**
 * Isolates a page from its opener. Files with a sandbox must not have this header: browsers reject both
 * together.
 */
const ownWindow: HttpHeaders = { 'cross-origin-opener-policy': 'same-origin' }

/**
 * Headers for documents. Browsers cache a document, but ask the server before each use whether it has
 * changed.
 */
export const documentHeaders: HttpHeaders = { ...isolation, ...ownWindow, 'cache-control': 'no-cache' }

/** Headers for files of the site that are not documents, such as sitemap.xml. */
export const siteFileHeaders: HttpHeaders = {
  ...isolation,
  [CSP_HEADER]: `${INERT}; ${FRAMING}`,
  'cache-control': 'no-cache',
}

/**
 * A header that makes browsers refuse scripts without an integrity hash. Development omits it, since hot
 * updates have no hashes.
 */
export const integrityPolicyHeaders: HttpHeaders = { 'integrity-policy': 'blocked-destinations=(script)' }

/**
 * Headers for documents during a canary. The same address has different documents then, so shared caches must
 * not store them.
 */
export const canaryHeaders: HttpHeaders = { 'cache-control': 'private, no-cache', vary: 'Cookie' }

/** Headers for a preview, which search engines must not list. */
export const previewHeaders: HttpHeaders = { 'x-robots-tag': 'noindex' }

/** Headers for the not-found document, and for all other errors. */
export const errorHeaders: HttpHeaders = { ...isolation, ...ownWindow, 'cache-control': 'no-store' }

/**
 * Headers for the response to a request that is too large: they clear the cookies, since another host of the
 * domain may have set too many.
 */
export const cookieClearingHeaders: HttpHeaders = { ...errorHeaders, 'clear-site-data': '"cookies"' }

/** Headers for the assistant's answers and errors. */
export const gatewayHeaders: HttpHeaders = { ...noSniff, 'cache-control': 'no-store' }
