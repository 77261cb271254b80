/**
 * Every header rule of the site, for our own server (serve.ts) and generated configurations of others. Values
 * that differ by document, such as hashes in the Content-Security-Policy, are in the document.
 */
export type Headers = Readonly<Record<string, string>>

const noSniff: Headers = { 'x-content-type-options': 'nosniff' }

export const POLICY = 'content-security-policy'

/**
 * A file that is opened as a page can only be displayed. Releases are served once published, so nothing in
 * one may run on the site's origin.
 */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Files of a release never change, and any page may load them, even one with COEP. */
export const releaseHeaders: Headers = {
  ...noSniff,
  [POLICY]: INERT,
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
}

/** For partner pages, by major version (`/embed/mf-maze@v1/…`): a release reaches them in minutes. */
export const embedHeaders: Headers = {
  ...releaseHeaders,
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
}

/** The page for frames: a release's only file that runs as a page, always in a sandbox. */
export const FRAME = 'frame.html'

/** Pages with COEP require it of the pages in their frames too. */
export const FRAME_EMBEDDER = 'require-corp'

/**
 * Headers of the page for frames, which uses its own origin only. In a sandbox 'self' matches nothing in
 * WebKit, so the server names the origin; the page's own policy requires hashes and types.
 * @param headers of its release's other files
 * @param origin a known origin of the site, never one from a request
 */
export const framedHeaders = (headers: Headers, origin: string): Headers => ({
  ...headers,
  'cross-origin-embedder-policy': FRAME_EMBEDDER,
  [POLICY]: framedPolicy(origin),
})

export const framedPolicy = (origin: string): string =>
  `script-src ${origin}; connect-src ${origin}; sandbox allow-scripts`

/** @returns the headers with one more policy to keep to */
export function withPolicy(headers: Headers, policy: string): Headers {
  const other = headers[POLICY]
  return { ...headers, [POLICY]: other === undefined ? policy : `${other}; ${policy}` }
}

const FRAMING = "frame-ancestors 'self'"

/** Not possible in a <meta> tag: `frame-ancestors` works only in a header. */
const isolation: Headers = {
  ...noSniff,
  [POLICY]: FRAMING,
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
const ownWindow: Headers = { 'cross-origin-opener-policy': 'same-origin' }

/** Browsers store documents, but check that they are still live before each use. */
export const documentHeaders: Headers = { ...isolation, ...ownWindow, 'cache-control': 'no-cache' }

/** Files of the site other than documents, such as sitemap.xml, which remotes extend. */
export const siteFileHeaders: Headers = {
  ...isolation,
  [POLICY]: `${INERT}; ${FRAMING}`,
  'cache-control': 'no-cache',
}

/** Scripts must have an integrity hash; not in development, since hot updates have none. */
export const integrityHeaders: Headers = { 'integrity-policy': 'blocked-destinations=(script)' }

/** During a canary, visitors get different documents at one address: shared caches must not mix them. */
export const canaryHeaders: Headers = { 'cache-control': 'private, no-cache', vary: 'Cookie' }

/** A generation for people with its address only. */
export const previewHeaders: Headers = { 'x-robots-tag': 'noindex' }

/** The document for an unknown address, and every other error. */
export const errorHeaders: Headers = { ...isolation, ...ownWindow, 'cache-control': 'no-store' }

/** For requests too large for a server: other hosts can set cookies until a site is unusable. */
export const clearingHeaders: Headers = { ...errorHeaders, 'clear-site-data': '"cookies"' }

/** A missing file of a release: readable from other origins, which can tell it from an unreachable one. */
export const missingFileHeaders: Headers = { ...errorHeaders, 'access-control-allow-origin': '*' }

/** The assistant's answers, with errors. */
export const gatewayHeaders: Headers = { ...noSniff, 'cache-control': 'no-store' }
