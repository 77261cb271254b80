import { siteFileEndings } from '@kutuhal/contract/composition.ts'
import { documentHeaders, errorHeaders, integrityHeaders, previewHeaders } from '../headers.ts'
import { SITE_FILES } from '../store.ts'
import type { Store } from '../store.ts'
import { addComputed, addHeaders } from './add-headers.ts'
import { block, type Directive } from './directives.ts'
import { files, htmlOnly } from './files.ts'
import { sayText } from './say.ts'
import { storePath } from './store-path.ts'

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
