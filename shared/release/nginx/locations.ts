/** What the site answers with: its documents, the files of its releases, the assistant. */
import { siteFileEndings } from '@kutuhal/contract/composition.ts'
import { PARTNERS_PAGE } from '../embeds.ts'
import {
  canaryHeaders,
  documentHeaders,
  embedHeaders,
  errorHeaders,
  gatewayHeaders,
  integrityHeaders,
  previewHeaders,
  releaseHeaders,
  type Headers,
} from '../headers.ts'
import { ALLOW, framingHeaders, loadingOrigins, MODULES, type Partners } from '../partners.ts'
import { SITE_FILES } from '../site-paths.ts'
import type { Store } from '../store.ts'
import { addComputed, addHeaders, cachingByStatus } from './add-headers.ts'
import { block, map, quoted, type Directive } from './directives.ts'
import { storePath } from './store-path.ts'

/** Same as the gateway's own; bytes. */
const QUESTION_LIMIT = 16 * 1024

export const cachingVariables = (): Directive[] => [
  cachingByStatus('$stable_caching', documentHeaders, errorHeaders),
  cachingByStatus('$canary_caching', canaryHeaders, errorHeaders),
  map('"$is_canary:$preview"', '$document_caching', {
    default: '$stable_caching',
    'yes:': '$canary_caching',
  }),
  cachingByStatus('$release_caching', releaseHeaders, errorHeaders),
  cachingByStatus('$embed_caching', embedHeaders, errorHeaders),
]

/** Who may load what is for pages of others: partners.ts says the same for our own server. */
export function partnerVariables(partners: Partners = 'everyone'): Directive[] {
  if (partners === 'everyone') {
    return [
      map('$uri', '$embed_allowed', { default: '"*"' }),
      map('$uri', '$embed_vary', { default: '$file_vary' }),
    ]
  }
  const isModule = String.raw`"~^/embed/[^/]+/${MODULES}"`
  const allowed = loadingOrigins(partners).map(origin => [quoted(origin), quoted(origin)] as const)
  return [
    map('$http_origin', '$partner', { default: '""', ...Object.fromEntries(allowed) }),
    map('$uri', '$embed_allowed', { default: '"*"', [isModule]: '$partner' }),
    map('$uri', '$embed_vary', { default: '$file_vary', [isModule]: '"Accept-Encoding, Origin"' }),
  ]
}

const htmlOnly: readonly Directive[] = [block('types'), 'default_type "text/html; charset=utf-8"']

/** Times of files say nothing: the same generation may lie on several machines, two may be made in one second. */
const noFileTimes: readonly Directive[] = [
  'etag off',
  'if_modified_since off',
  addComputed('last-modified', '""'),
]

const robots: readonly Directive[] = Object.keys(previewHeaders).map(name => addComputed(name, '$robots'))

const computedHeaders: readonly Directive[] = [
  addComputed('vary', '$document_vary'),
  addComputed('content-encoding', '$document_encoding'),
  ...robots,
]

/**
 * The pages of a generation, and the files that stand beside them.
 * @param more directives for every answer with headers of its own
 */
export function documents(store: Store, more: readonly Directive[]): Directive[] {
  const site = `${storePath(store, 'sites')}/$generation`
  return [
    block(
      'location /',
      `root "${site}"`,
      htmlOnly,
      'if ($is_plain = 0) { return 404; }',
      'if ($is_nothing_live) { return 503; }',
      `if (!-f "${site}$page/index.html") { return 404; }`,
      'if ($is_fresh) { return 304; }',
      'try_files "$page/index.html$accepted_br" "$page/index.html" =404',
      'gzip_static on',
      noFileTimes,
      addComputed('etag', `'W/"$generation"'`),
      addHeaders({ ...documentHeaders, ...integrityHeaders }, '$document_caching'),
      computedHeaders,
      addComputed('set-cookie', '$bucket_cookie'),
      more,
    ),
    '',
    files(
      `^/(?<file>[^/]+\\.(?:${siteFileEndings.join('|')}))\\z`,
      `${site}/${SITE_FILES}`,
      [
        ['if ($is_fresh) { return 304; }'],
        noFileTimes,
        [addComputed('etag', `'W/"$generation"'`)],
        addHeaders(documentHeaders, '$document_caching'),
        robots,
        [addComputed('set-cookie', '$bucket_cookie')],
        more,
      ],
      '$document_vary',
    ),
    '',
    'error_page 400 403 404 414 =404 /404.html',
    block(
      'location = /404.html',
      'internal',
      `root "${site}"`,
      htmlOnly,
      'try_files /404.html$accepted_br /404.html =404',
      'gzip_static on',
      noFileTimes,
      addHeaders({ ...errorHeaders, ...integrityHeaders }),
      computedHeaders,
      more,
    ),
    '',
    'error_page 500 501 502 503 504 @broken',
    sayText('@broken', 500, 'Something is wrong with this server.', [...addHeaders(errorHeaders), ...more]),
  ]
}

/** @param app the only one whose files are served; all if left out */
export function releases(store: Store, more: readonly Directive[], app = '[^/]+'): Directive {
  return files(String.raw`^/apps/(?<file>${app}/[^/]+/.+)\z`, storePath(store, 'apps'), [
    addHeaders(releaseHeaders, '$release_caching'),
    more,
  ])
}

/** What pages of others load, by version and by the version that is live: its link is followed anew with every request. */
export function embeds(
  store: Store,
  more: readonly Directive[],
  partners: Partners = 'everyone',
): Directive[] {
  const forPartners = (headers: Headers, caching: string) => [
    addHeaders(headers, caching, ALLOW),
    addComputed(ALLOW, '$embed_allowed'),
    addHeaders(framingHeaders(partners)),
    more,
  ]
  return [
    files(
      String.raw`^/embed/(?<file>v[0-9]+/.+)\z`,
      `${storePath(store, store.pointer)}/embed`,
      forPartners(embedHeaders, '$embed_caching'),
      '$embed_vary',
    ),
    files(
      String.raw`^/embed/(?<file>[^/]+/.+)\z`,
      storePath(store, 'embed'),
      forPartners(releaseHeaders, '$release_caching'),
      '$embed_vary',
    ),
    partnersPage(store, more),
  ]
}

function partnersPage(store: Store, more: readonly Directive[]): Directive {
  return block(
    String.raw`location ~ "^/embed/?\z"`,
    `root "${storePath(store, store.pointer)}/embed/live"`,
    htmlOnly,
    'if ($is_plain = 0) { return 404; }',
    `try_files /${PARTNERS_PAGE}$accepted_br /${PARTNERS_PAGE} =404`,
    'gzip_static on',
    addHeaders(documentHeaders, '$stable_caching'),
    addComputed('vary', 'Accept-Encoding'),
    addComputed('content-encoding', '$document_encoding'),
    more,
  )
}

/**
 * @param addresses a pattern that finds a `file`
 * @param folder that it is in
 * @param vary variable with what the answer depends on
 */
function files(
  addresses: string,
  folder: string,
  headers: readonly (Directive | readonly Directive[])[],
  vary = '$file_vary',
): Directive {
  const file = `${folder}/$file`
  return block(
    `location ~ "${addresses}"`,
    'if ($is_plain = 0) { return 404; }',
    'if ($is_private) { return 404; }',
    `if (!-f "${file}") { return 404; }`,
    'set $br ""',
    `if (-f "${file}$accepted_br") { set $br $accepted_br; }`,
    `alias "${file}$br"`,
    'gzip_static on',
    headers.flat(),
    addComputed('vary', vary),
    addComputed('content-encoding', '$file_encoding'),
  )
}

/** Asks the service behind the upstream `assistant`; what cannot reach it is answered in its own form. */
export function assistant(more: readonly Directive[]): Directive[] {
  const headers = [...addHeaders(gatewayHeaders), ...more]
  return [
    block(
      'location = /main/gemini',
      'proxy_pass http://assistant',
      'proxy_http_version 1.1',
      'proxy_set_header Connection ""',
      'proxy_set_header Host $host',
      'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for',
      'proxy_set_header X-Forwarded-Proto $scheme',
      'proxy_connect_timeout 2s',
      'proxy_send_timeout 10s',
      'proxy_read_timeout 30s',
      'proxy_hide_header cache-control',
      `client_max_body_size ${QUESTION_LIMIT}`,
      'limit_req zone=questions burst=20 nodelay',
      'limit_req_status 429',
      headers,
      'error_page 413 @question_too_long',
      'error_page 429 @too_many_questions',
      'error_page 500 502 503 504 @assistant_away',
    ),
    sayError('@question_too_long', 413, 'The body has more than 16 KB. Send a shorter question.', headers),
    sayError(
      '@too_many_questions',
      429,
      'Too many questions in a short time. Try again in a minute.',
      headers,
    ),
    sayError(
      '@assistant_away',
      502,
      'The assistant cannot answer at the moment. Try again in a minute.',
      headers,
    ),
  ]
}

/** A few plain words in place of a page. */
export function sayText(
  name: string,
  status: number,
  text: string,
  headers: readonly Directive[],
): Directive {
  return say(name, 'text/plain', headers, `return ${status} "${text}\\n"`)
}

/** In the gateway's form: `{ "error": "…" }`. */
function sayError(name: string, status: number, error: string, headers: readonly Directive[]): Directive {
  return say(
    name,
    'application/json; charset=utf-8',
    headers,
    `return ${status} '${JSON.stringify({ error })}'`,
  )
}

function say(name: string, type: string, headers: readonly Directive[], answer: string): Directive {
  return block(`location ${name}`, block('types'), `default_type "${type}"`, headers, answer)
}
