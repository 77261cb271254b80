/**
 * Every header rule of the site, for our own server (serve.ts) and for the generated configuration of others. What differs from
 * document to document, such as the hashes in the Content-Security-Policy, stands in the document itself.
 */
export type Headers = Readonly<Record<string, string>>

const noSniff: Headers = { 'x-content-type-options': 'nosniff' }

/** Files of a release: they never change, and any page may ask for them, also one that lets nothing in that did not agree (COEP). */
export const releaseHeaders: Headers = {
  ...noSniff,
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
}

/** What pages of others load by major version (`/embed/mf-maze@v1/…`): a release reaches them within minutes. */
export const embedHeaders: Headers = {
  ...releaseHeaders,
  'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
}

/** Of what pages of others load, the pages for their frames. */
export const FRAMED = /\.html$/

/**
 * What runs on such a page, and what it asks for, comes from where the page itself comes from. In a sandbox it has no origin, so that 'self' means nothing to
 * WebKit: only its server can say so. The page's own policy asks for hashes and types wherever it is served.
 * @param headers that the page has besides
 * @param origin under which it was asked for
 */
export function framedHeaders(headers: Headers, origin: string): Headers {
  const policy = framedPolicy(origin)
  const other = headers[POLICY]
  return {
    ...headers,
    'cross-origin-embedder-policy': FRAME_EMBEDDER,
    [POLICY]: other === undefined ? policy : `${other}; ${policy}`,
  }
}

/** Pages that let nothing in that did not agree ask the same of the pages in their frames. */
export const FRAME_EMBEDDER = 'require-corp'

export const framedPolicy = (origin: string): string => `script-src ${origin}; connect-src ${origin}`

export const POLICY = 'content-security-policy'

/** What a document cannot say in a <meta> tag: `frame-ancestors` counts in a header only. */
const isolation: Headers = {
  ...noSniff,
  'content-security-policy': "frame-ancestors 'self'",
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

/** Documents are kept by browsers, but never shown without asking whether they are still live. */
export const documentHeaders: Headers = { ...isolation, 'cache-control': 'no-cache' }

/** No script runs without a hash to check it by. Not in development, where hot updates have none. */
export const integrityHeaders: Headers = { 'integrity-policy': 'blocked-destinations=(script)' }

/** While a canary runs, two visitors get different documents at one address: no cache between may mix them up. */
export const canaryHeaders: Headers = { 'cache-control': 'private, no-cache', vary: 'Cookie' }

/** A generation that nobody shall find but who was given its address. */
export const previewHeaders: Headers = { 'x-robots-tag': 'noindex' }

/** The document that stands for an unknown address, and every other error. */
export const errorHeaders: Headers = { ...isolation, 'cache-control': 'no-store' }

/** An error in place of a release's file: readable for pages of other origins, so that they can tell missing from unreachable. */
export const missingFileHeaders: Headers = { ...errorHeaders, 'access-control-allow-origin': '*' }

/** What the assistant says, its errors included. */
export const gatewayHeaders: Headers = { ...noSniff, 'cache-control': 'no-store' }
