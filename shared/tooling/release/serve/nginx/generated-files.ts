/** The files that template/nginx.conf includes from `generated/`: what follows from the options and from the site's header rules. */
import { bucketCookie } from '../../store/buckets.ts'
import { compressible } from '../../store/file-writer.ts'
import {
  canaryHeaders,
  documentHeaders,
  embedHeaders,
  errorHeaders,
  FRAMED,
  FRAME_EMBEDDER,
  framedPolicy,
  gatewayHeaders,
  integrityHeaders,
  missingFileHeaders,
  previewHeaders,
  releaseHeaders,
  type Headers,
} from '../headers.ts'
import { ALLOW, framingHeaders, loadingOrigins } from '../partners.ts'
import type { NginxOptions, StoredObjects } from './options.ts'
import { quoted } from './quoted.ts'

/** What an answer may be kept for depends on how it went; everything else goes with every answer. */
const CACHING = 'cache-control'

/** @returns texts by name; an option that was not chosen has an empty one */
export function generatedFiles(options: NginxOptions): Readonly<Record<string, string>> {
  const { store, addresses, httpsPort, httpPort, http2, user, origins, partners = 'everyone', hsts } = options
  const flags = http2 === 'in listen' ? 'ssl http2' : 'ssl'
  const headers = (sent: Headers, computed: readonly string[] = []) =>
    lines(
      Object.entries({ ...sent, ...(hsts > 0 && { 'strict-transport-security': `max-age=${hsts}` }) })
        .filter(([name]) => !computed.includes(name))
        .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    )
  return {
    'modules.conf': lines('objects' in store ? [`load_module ${quoted(store.scripts)};`] : []),
    'user.conf': lines(user ? [`user ${quoted(user)};`] : []),
    'listen.conf': lines([
      ...addresses.map(address => `listen ${address}:${httpsPort} ${flags};`),
      ...(http2 === 'directive' ? ['http2 on;'] : []),
    ]),
    'listen-http.conf': lines(
      httpPort === undefined ? [] : addresses.map(address => `listen ${address}:${httpPort};`),
    ),
    'partners.conf': lines(
      partners === 'everyone'
        ? ['default "*";']
        : loadingOrigins(partners).map(origin => `${quoted(origin)} ${quoted(origin)};`),
    ),
    'origins.conf': lines(Object.entries(origins).map(([app, host]) => `${quoted(host)} ${quoted(app)};`)),
    'balancers.conf': lines(balancers(options)),
    ...('objects' in store && { 'objects-tls.conf': lines(believed(store)) }),
    'header-values.conf': headerValues(),
    'headers/page.conf': headers({ ...documentHeaders, ...integrityHeaders }, [CACHING]),
    'headers/document.conf': headers(documentHeaders, [CACHING]),
    'headers/error-page.conf': headers({ ...errorHeaders, ...integrityHeaders }),
    'headers/error.conf': headers(errorHeaders),
    'headers/missing-file.conf': headers(missingFileHeaders),
    'headers/release.conf': headers(releaseHeaders, [CACHING]),
    'headers/embed.conf': headers({ ...embedHeaders, ...framingHeaders(partners) }, [CACHING, ALLOW]),
    'headers/gateway.conf': headers(gatewayHeaders),
  }
}

const balancers = ({ balancers: named = [] }: NginxOptions): readonly string[] =>
  named.length === 0
    ? []
    : [...named.map(each => `set_real_ip_from ${quoted(each)};`), 'real_ip_header X-Forwarded-For;']

/** nginx believes everybody, unless it is told otherwise. */
const believed = ({ objects, trusted }: StoredObjects): readonly string[] =>
  objects.startsWith('https:')
    ? [
        'proxy_ssl_server_name on;',
        `proxy_ssl_name ${quoted(new URL(objects).hostname)};`,
        'proxy_ssl_verify on;',
        'proxy_ssl_verify_depth 3;',
        `proxy_ssl_trusted_certificate ${quoted(trusted)};`,
      ]
    : []

/** An empty value sends no header. */
function headerValues(): string {
  const robots = previewHeaders['x-robots-tag'] ?? ''
  const canaryVary = `Accept-Encoding, ${canaryHeaders['vary'] ?? ''}`
  return lines([
    caching('$stable_caching', documentHeaders),
    caching('$canary_caching', canaryHeaders),
    caching('$release_caching', releaseHeaders),
    caching('$embed_caching', embedHeaders),
    'map "$is_canary:$preview" $document_caching { default $stable_caching; "yes:" $canary_caching; }',
    `map "$is_canary:$preview" $document_vary { default Accept-Encoding; "yes:" ${quoted(canaryVary)}; }`,
    `map $uri $file_vary { "~${compressible.source}" Accept-Encoding; }`,
    `map $uri $frame_policy { "~${FRAMED.source}" "${framedPolicy('$scheme://$http_host')}"; }`,
    `map $uri $frame_embedder { "~${FRAMED.source}" ${FRAME_EMBEDDER}; }`,
    `map $preview $robots { default ${quoted(robots)}; "" ""; }`,
    `map "$is_canary:$given_bucket:$preview" $bucket_cookie { "yes::" "${bucketCookie('$bucket')}; Secure"; }`,
  ])
}

/** Nothing that went wrong stays in a cache. */
function caching(variable: string, good: Headers): string {
  const [kept = '', not = ''] = [good[CACHING], errorHeaders[CACHING]]
  return String.raw`map $status ${variable} { default ${quoted(not)}; "~^(?:20[06]|304)\z" ${quoted(kept)}; }`
}

const lines = (items: readonly string[]): string => items.map(item => `${item}\n`).join('')
