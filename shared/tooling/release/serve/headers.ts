/**
 * Every header rule of the site, for our own server (serve.ts) and generated configurations of others. Values
 * that differ by document, such as hashes in the Content-Security-Policy, are in the document.
 */
export type HttpHeaders = Readonly<Record<string, string>>

const noSniff: HttpHeaders = { 'x-content-type-options': 'nosniff' }

export const POLICY_HEADER = 'content-security-policy'

/**
 * A file that is opened as a page can only be displayed. Releases are served once published, so nothing in
 * one may run on the site's origin.
 */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Files of a release never change, and any page may load them, even one with COEP. */
export const releaseHeaders: HttpHeaders = {
  ...noSniff,
  [POLICY_HEADER]: INERT,
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
}

/** For partner pages, by major version (`/embed/mf-maze@v1/…`): a release reaches them in minutes. */
export const embedHeaders: HttpHeaders = {
  ...releaseHeaders,
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
}

/** The page for frames: a release's only file that runs as a page, always in a sandbox. */
export const FRAME_FILE = 'frame.html'

/** Pages with COEP require it of the pages in their frames too. */
export const FRAME_EMBEDDER = 'require-corp'

/**
 * Headers of the page for frames, which uses its own origin only. In a sandbox 'self' matches nothing in
 * WebKit, so the server names the origin; the page's own policy requires hashes and types.
 * @param headers of its release's other files
 * @param origin a known origin of the site, never one from a request
 */
export const framedHeaders = (headers: HttpHeaders, origin: string): HttpHeaders => ({
  ...headers,
  'cross-origin-embedder-policy': FRAME_EMBEDDER,
  [POLICY_HEADER]: framedPolicy(origin),
})

export const framedPolicy = (origin: string): string =>
  `script-src ${origin}; connect-src ${origin}; sandbox allow-scripts`

/** @returns the headers with one more policy to keep to */
export function addPolicy(headers: HttpHeaders, policy: string): HttpHeaders {
  const other = headers[POLICY_HEADER]
  return { ...headers, [POLICY_HEADER]: other === undefined ? policy : `${other}; ${policy}` }
}

const FRAMING = "frame-ancestors 'self'"

/** Not possible in a <meta> tag: `frame-ancestors` works only in a header. */
const isolation: HttpHeaders = {
  ...noSniff,
  [POLICY_HEADER]: FRAMING,
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

/** Isolates a page from its opener. Only for pages: browsers reject this together with a sandbox. */
const ownWindow: HttpHeaders = { 'cross-origin-opener-policy': 'same-origin' }

/** Browsers store documents, but check that they are still live before each use. */
export const documentHeaders: HttpHeaders = { ...isolation, ...ownWindow, 'cache-control': 'no-cache' }

/** Files of the site other than documents, such as sitemap.xml, which remotes extend. */
export const siteFileHeaders: HttpHeaders = {
  ...isolation,
  [POLICY_HEADER]: `${INERT}; ${FRAMING}`,
  'cache-control': 'no-cache',
}

/** Scripts must have an integrity hash; not in development, since hot updates have none. */
export const integrityHeaders: HttpHeaders = { 'integrity-policy': 'blocked-destinations=(script)' }

/** During a canary, visitors get different documents at one address: shared caches must not mix them. */
export const canaryHeaders: HttpHeaders = { 'cache-control': 'private, no-cache', vary: 'Cookie' }

/** A generation for people with its address only. */
export const previewHeaders: HttpHeaders = { 'x-robots-tag': 'noindex' }

/** The document for an unknown address, and every other error. */
export const errorHeaders: HttpHeaders = { ...isolation, ...ownWindow, 'cache-control': 'no-store' }

/** For requests too large for a server: other hosts can set cookies until a site is unusable. */
export const clearingHeaders: HttpHeaders = { ...errorHeaders, 'clear-site-data': '"cookies"' }

/** A missing file of a release: readable from other origins, which can tell it from an unreachable one. */
export const missingFileHeaders: HttpHeaders = { ...errorHeaders, 'access-control-allow-origin': '*' }

/** The assistant's answers, with errors. */
export const gatewayHeaders: HttpHeaders = { ...noSniff, 'cache-control': 'no-store' }
