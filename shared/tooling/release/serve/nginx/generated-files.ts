/** template/nginx.conf includes these from `generated/`. */
import { BUCKET_COOKIE, formatBucketCookie } from '../../store/buckets.ts'
import { compressibleFileNamePattern } from '../../store/files/file-writer.ts'
import { cookieClearingNginxMap } from '../address-with-cleared-cookies.ts'
import {
  canaryHeaders,
  cookieClearingHeaders,
  documentHeaders,
  embedFileHeaders,
  errorHeaders,
  FRAME_FILE_NAME,
  FRAME_EMBEDDER_POLICY,
  createFrameSecurityPolicy,
  gatewayHeaders,
  integrityPolicyHeaders,
  CSP_HEADER,
  previewHeaders,
  releaseFileHeaders,
  siteFileHeaders,
  type HttpHeaders,
} from '../headers.ts'
import { createHostPatterns, type HostPattern } from '../site-hosts.ts'
import { scriptsOf, type NginxOptions, type PublicObjectStore } from './options.ts'
import { quoteForNginx } from './quote-for-nginx.ts'

/** Its value depends on the response's status; all other headers are the same in every response. */
const CACHING = 'cache-control'

/** By file name. The files of options that are not used are empty. */
export function generateNginxFiles(
  options: NginxOptions,
  nameServers: readonly string[],
): Readonly<Record<string, string>> {
  const scripts = scriptsOf(options)
  const { store, addresses, httpsPort, httpPort, http2, user, hsts } = options
  const { balancers = [] } = options
  const flags = http2 === 'in listen' ? 'ssl http2' : 'ssl'
  const headers = (sent: HttpHeaders, computed: readonly string[] = []) =>
    lines(
      Object.entries({ ...sent, ...(hsts > 0 && { 'strict-transport-security': `max-age=${hsts}` }) })
        .filter(([name]) => !computed.includes(name))
        .map(([name, value]) => `add_header ${name} ${quoteForNginx(value)} always;`),
    )
  return {
    'modules.conf': lines(scripts === undefined ? [] : [`load_module ${quoteForNginx(scripts)};`]),
    'names.conf': lines([
      `resolver ${nameServers.join(' ')} valid=5s;`,
      'resolver_timeout 3s;',
      ...(scripts === undefined ? [] : ['js_import names from names.mjs;']),
    ]),
    'user.conf': lines(user ? [`user ${quoteForNginx(user)};`] : []),
    'listen.conf': lines([
      ...addresses.map(address => `listen ${address}:${httpsPort} ${flags};`),
      ...(http2 === 'directive' ? ['http2 on;'] : []),
    ]),
    'listen-http.conf': lines(
      httpPort === undefined ? [] : addresses.map(address => `listen ${address}:${httpPort};`),
    ),
    'balancers.conf': lines([
      ...balancers.map(each => `set_real_ip_from ${quoteForNginx(each)};`),
      // Of several in front of each other, the first address that is none of theirs is the visitor's.
      ...(balancers.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    ]),
    ...('objects' in store && { 'objects-tls.conf': lines(believed(store)) }),
    'header-values.conf': headerValues(),
    'hosts.conf': hostMaps(options),
    'headers/page.conf': headers({ ...documentHeaders, ...integrityPolicyHeaders }, [CACHING]),
    'headers/document.conf': headers(documentHeaders, [CACHING]),
    'headers/site-file.conf': headers(siteFileHeaders, [CACHING]),
    'headers/error-page.conf': headers({ ...errorHeaders, ...integrityPolicyHeaders }),
    'headers/error.conf': headers(errorHeaders),
    'headers/clearing.conf': headers(cookieClearingHeaders),
    'headers/release.conf': headers(releaseFileHeaders, [CACHING]),
    'headers/embed.conf': headers(embedFileHeaders, [CACHING, CSP_HEADER]),
    'headers/gateway.conf': headers(gatewayHeaders),
  }
}

/** By default nginx does not verify the object store's certificate. */
const believed = ({ objects, trusted }: PublicObjectStore): readonly string[] =>
  objects.startsWith('https:')
    ? [
        'proxy_ssl_server_name on;',
        `proxy_ssl_name ${quoteForNginx(new URL(objects).hostname)};`,
        'proxy_ssl_verify on;',
        'proxy_ssl_verify_depth 3;',
        `proxy_ssl_trusted_certificate ${quoteForNginx(trusted)};`,
      ]
    : []

/** Whether a request's host belongs to the site, and which origin the site has at this host. */
function hostMaps({ hosts, httpsPort }: NginxOptions): string {
  const forms = createHostPatterns(hosts, { scheme: 'https', port: httpsPort })
  const authority = ({ isPreview, authority: name }: HostPattern) =>
    quoteForNginx(name).replace('"', isPreview ? '"preview-$preview_id.' : '"')
  const byPattern = (value: (form: HostPattern) => string) =>
    forms.map(form => ` ${regularly(form.pattern)} ${value(form)};`).join('')
  // HTTP/1.0 requires no host, and nginx does not parse malformed requests.
  const first = forms.slice(0, 1).map(form => ` "" ${authority(form)};`)
  return lines([
    `map $http_host $authority {${first.join('')}${byPattern(authority)} }`,
    // `$host` has no port: plain http and https have different ones.
    `map $host $secure_authority {${byPattern(authority)} }`,
    `map $http_host $preview {${byPattern(({ isPreview }) => (isPreview ? '$preview_id' : '""'))} }`,
    `map "$request_method $request_uri" $cleared_address { ${cookieClearingNginxMap.join(' ')} }`,
  ])
}

const regularly = (pattern: string): string => String.raw`"~*^${pattern}\z"`

/** If the value is empty, nginx sends no header. */
function headerValues(): string {
  const robots = previewHeaders['x-robots-tag'] ?? ''
  const canaryVary = `Accept-Encoding, ${canaryHeaders['vary'] ?? ''}`
  return lines([
    caching('$stable_caching', documentHeaders),
    caching('$canary_caching', canaryHeaders),
    caching('$release_caching', releaseFileHeaders),
    caching('$embed_caching', embedFileHeaders),
    'map "$is_canary:$preview" $document_caching { default $stable_caching; "yes:" $canary_caching; }',
    `map "$is_canary:$preview" $document_vary { default Accept-Encoding; "yes:" ${quoteForNginx(canaryVary)}; }`,
    `map $uri $file_vary { "~${compressibleFileNamePattern.source}" Accept-Encoding; }`,
    `map $uri $is_frame { default 0; "~^/embed/[^/]+/${FRAME_FILE_NAME.replace('.', String.raw`\.`)}\\z" 1; }`,
    `map $is_frame $embed_policy { default ${quoteForNginx(embedFileHeaders[CSP_HEADER] ?? '')}; 1 "${createFrameSecurityPolicy('https://$authority')}"; }`,
    `map $is_frame $frame_embedder { 1 ${FRAME_EMBEDDER_POLICY}; }`,
    `map $http_cookie $given_bucket { "~(?:^|;)\\s*${BUCKET_COOKIE}=(?<bucket_id>[0-9][0-9])\\s*(?:;|\\z)" $bucket_id; }`,
    `map $preview $robots { default ${quoteForNginx(robots)}; "" ""; }`,
    `map "$is_canary:$given_bucket:$preview" $bucket_cookie { "yes::" "${formatBucketCookie('$bucket')}"; }`,
  ])
}

/** The value in `good` for successful responses, `no-store` for errors. */
function caching(variable: string, good: HttpHeaders): string {
  const [kept = '', not = ''] = [good[CACHING], errorHeaders[CACHING]]
  return String.raw`map $status ${variable} { default ${quoteForNginx(not)}; "~^(?:20[06]|304)\z" ${quoteForNginx(kept)}; }`
}

const lines = (items: readonly string[]): string => items.map(item => `${item}\n`).join('')
