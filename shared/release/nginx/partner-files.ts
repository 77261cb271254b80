import { PARTNERS_PAGE } from '../embeds.ts'
import { documentHeaders, embedHeaders, releaseHeaders, type Headers } from '../headers.ts'
import { ALLOW, framingHeaders, loadingOrigins, MODULES, type Partners } from '../partners.ts'
import type { Store } from '../store.ts'
import { addComputed, addHeaders } from './add-headers.ts'
import { block, map, quoted, type Directive } from './directives.ts'
import { files, htmlOnly } from './files.ts'
import { storePath } from './store-path.ts'

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

/** What pages of others load, by version and by the version that is live: its link is followed anew with every request. */
export function partnerFiles(
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
