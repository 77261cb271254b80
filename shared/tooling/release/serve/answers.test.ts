/**
 * Of all servers: Node's (`npm start`), nginx with a folder, and nginx as an edge. Node's sends the same
 * policies, caching rules, redirects and errors; what only production needs is nginx's alone.
 */
import type { SendRequestOptions } from '../../testing/send-request.ts'
import {
  cookieClearingHeaders,
  documentHeaders,
  embedFileHeaders,
  errorHeaders,
  integrityPolicyHeaders,
  releaseFileHeaders,
  siteFileHeaders,
} from './headers.ts'
import { FIRST, SECOND } from './nginx/fixtures/example-store.ts'
import type { ServedSite } from './nginx/fixtures/nginx-site.ts'
import { describeWithEveryServer, describeWithProductionServers } from './nginx/fixtures/describe-servers.ts'

type Expected = Readonly<Record<string, unknown>>

/** Headers are `undefined` if absent; the body is a pattern. */
type Row = readonly [path: string, status: number, headers: Expected, body: RegExp, asked?: Asked]
type Asked = Pick<SendRequestOptions, 'method' | 'body'> & {
  readonly headers?: Readonly<Record<string, string>>
}

const html = 'text/html; charset=utf-8'
const etag = `W/"${FIRST}"`
const ofSiteFile = {
  ...siteFileHeaders,
  etag,
  vary: 'Accept-Encoding',
  'last-modified': undefined,
  'cross-origin-opener-policy': undefined,
}
const ofGeneration = { ...documentHeaders, etag, vary: 'Accept-Encoding', 'last-modified': undefined }
const page = {
  ...ofGeneration,
  ...integrityPolicyHeaders,
  'content-type': html,
  'set-cookie': undefined,
  'x-robots-tag': undefined,
}
const missing = {
  ...errorHeaders,
  ...integrityPolicyHeaders,
  'content-type': html,
  etag: undefined,
  vary: 'Accept-Encoding',
}
const isPage = (heading: string) => new RegExp(`^<!doctype html><title>${FIRST}</title><h1>${heading}</h1>`)
const isMissing = isPage('Page Not Found')
const isShort = /^[^]{1,250}$/
/** The short body of a redirect: nginx sends its own text, which browsers never show. */
const isShortPage = /^[^]{1,600}$/
const inert = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  // Browsers refuse to show a document that has both a sandbox and this header.
  'cross-origin-opener-policy': undefined,
}
const FRAME_POLICY =
  /^script-src (https?:\/\/(?:127\.0\.0\.1|localhost):\d+); connect-src \1; sandbox allow-scripts$/
const nothing = /^$/
const hidden = { 'x-robots-tag': 'noindex' }

const asking = (headers: Readonly<Record<string, string>>, method = 'GET'): Asked => ({ method, headers })
const preview = (generation: string, more: Asked = {}) =>
  asking({ ...more.headers, host: `preview-${generation}.school-previews.org` })
const accepting = (encodings: string) => asking({ 'accept-encoding': encodings })
const part = (range: string, more = {}) => asking({ range, ...more })
const at = (path: string) => `/apps/mf-maze/1.0.0/${path}`
const addresses = (text: string) => text.trim().split(/\s+/)

const script = at('remoteEntry.js')
const film = at('media/film.mp4')
const FILM_BYTES = 25_000
const ofRelease = (type: string): Expected => ({ ...releaseFileHeaders, 'content-type': type })
const filmPart = (from: number, to: number): Expected => ({
  ...ofRelease('video/mp4'),
  'content-range': `bytes ${from}-${to}/${FILM_BYTES}`,
  'content-length': String(to - from + 1),
})
// Match only the end: for these errors nginx sends the file's own Cache-Control before `no-store`.
const unkept = { 'cache-control': expect.stringMatching(/\bno-store$/) as string }
const noPart = (bytes: number | string): Expected => ({
  'content-range': `bytes */${bytes}`,
  ...unkept,
})
const whole = { 'content-range': undefined }

const table: Readonly<Record<string, readonly Row[]>> = {
  'pages, with and without a slash at the end and never redirected': [
    ['/', 200, page, isPage('Home')],
    ['/news', 200, page, isPage('News')],
    ['/news/', 200, page, isPage('News')],
    ['/news/2', 200, page, isPage('Item')],
    ['/news/2/?q=a//b&%E0%A4%A=%', 200, page, isPage('Item')],
    ['/n%65ws', 200, page, isPage('News')],
    [encodeURI('/नमस्ते'), 200, page, isPage('Greeting')],
  ],

  'addresses that the site does not have': [
    ...addresses(`
      /nowhere /News /index.html /news/index.html /404.html /documents.json /plan.json /feed.xml
      /files/sitemap.xml /sitemap.xml/ /sitemap.xml.br /notes.md /apps /apps/ /apps/mf-maze/1.0.0
      /apps/mf-maze/1.0.0/ /apps/mf-maze/1.0.0.unfinished-123/remoteEntry.js
      /sites/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/index.html /live/99/index.html /live /record.git/HEAD /releases/mf-maze/1.0.0/release.json
      /% /%00 /%E0%A4%A /news%2f2 /news%5c2 /news\\2 /news%0a /news%00/2 /plan.xml /files%2fsitemap.xml
      /news/../sitemap.xml /news/%0a // //news /news// /news//2 /.git/config /../../etc/passwd
      /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc/passwd /news/../news /news/./2
      /embed/mf-maze@v2/robot-maze.js /embed/mf-labs@1.0.0/robot-maze.js /embed/mf-maze@v1/
      /embed/mf-maze@v1 /embed/mf-maze@v1/robot-maze.js.br /embed/live/robot-maze.js /embed//
      /embed/owner /embed/mf-maze@v1/../../x /embed/mf-maze@v1/modules /embed/mf-maze@v1/robot-maze.js/`),
    ...addresses(`
      media media/ nothing.js .hidden %2ehidden server/remote.cjs %73erver/remote.cjs
      maps/remoteEntry.js.map media/../server/remote.cjs x/%2e%2e/server/remote.cjs
      remoteEntry.js.br remoteEntry.js.gz /remoteEntry.js remoteEntry.js/`).map(at),
    // Longer than any name in a file system or object store may be.
    ...[`/${'long'.repeat(1500)}`, at('long'.repeat(1500))],
  ].map(path => [path, 404, missing, isMissing] as const),

  'files of the generation that are no pages': [
    [
      '/sitemap.xml',
      200,
      { ...ofSiteFile, 'content-type': 'application/xml; charset=utf-8' },
      /^<!-- aaaaaaaaaaaa/,
    ],
    ['/robots.txt', 200, { ...ofSiteFile, 'content-type': 'text/plain; charset=utf-8' }, /^# a{32}\n$/],
    [
      '/site.webmanifest?v=1',
      200,
      { ...ofSiteFile, 'content-type': 'application/manifest+json; charset=utf-8' },
      /^\{\}$/,
    ],
    ['/sitem%61p.xml', 200, ofSiteFile, /^<!-- aaaaaaaaaaaa/],
    ...['/.well-known/security.txt', '/.well-known/security.txt?v=1', '/security.txt'].map((path): Row => [
      path,
      200,
      { ...ofSiteFile, 'content-type': 'text/plain; charset=utf-8' },
      /^# holes: a{32}\n$/,
    ]),
    // Every address below `/.well-known/` other than that of security.txt is missing.
    ...['robots.txt', 'security.txt/', 'security.txt.br', 'x/security.txt', 'security.txtx', ''].map(
      (name): Row => [`/.well-known/${name}`, 404, errorHeaders, /./],
    ),
    ['/%2ewell-known/security.txt', 404, errorHeaders, /./],
    ['/news/.well-known/security.txt', 404, errorHeaders, /./],
  ],

  'previews, hidden from search engines': [
    [
      '/news',
      200,
      { ...documentHeaders, etag: `W/"${SECOND}"`, ...hidden },
      /^<!doctype html><title>bbbbbbbbbbbb/,
      preview(SECOND),
    ],
    ['/robots.txt', 200, hidden, /^# b{32}\n$/, preview(SECOND)],
    [
      '/nowhere',
      404,
      { ...errorHeaders, ...hidden },
      /^<!doctype html><title>bbbbbbbbbbbb.*Page Not Found/,
      preview(SECOND),
    ],
    ['/news', 404, errorHeaders, isShort, preview('cccccccccccccccccccccccccccccccc')],
    // Previews below the site's host could set cookies for the site.
    ['/news', 421, errorHeaders, isShort, asking({ host: `preview-${SECOND}.www.school-site.org` })],
    ['/news', 421, errorHeaders, isShort, preview('live')],
    ['/news', 404, errorHeaders, isShort, preview('A'.repeat(32))],
  ],

  'hosts that the site is known by, and others': [
    ...['localhost', '127.0.0.1', '[::1]', 'www.school-site.org', 'WWW.School-Site.org', 'its own'].map(
      (host): Row => ['/news', 200, page, isPage('News'), asking({ host })],
    ),
    ...[
      ...['localhost:1', 'evil.example', '*', ';', "'unsafe-inline'", 'localhost;script-src', '[::2]'],
      ...[
        'www.school-site.org.evil.example',
        'evil.www.school-site.org',
        'school-previews.org',
        'localhost:',
      ],
    ].flatMap(host =>
      ['/news', '/sitemap.xml', script, '/embed/mf-maze@1.0.0/frame.html', '/nowhere'].map((path): Row => [
        path,
        421,
        { ...errorHeaders, 'content-type': 'text/plain' },
        /^This server has no site of that name\.\n$/,
        asking({ host }),
      ]),
    ),
    ['/news', 421, {}, /./, asking({ host: 'localhost; script-src *' })],
  ],

  'files of a release, for ever and for any origin': [
    [script, 200, ofRelease('text/javascript; charset=utf-8'), /^const maze/],
    [`${script}?v=1`, 200, ofRelease('text/javascript; charset=utf-8'), /^const maze/],
    [at('small.js'), 200, ofRelease('text/javascript; charset=utf-8'), /^export \{\}$/],
    [at('media/map.svg'), 200, ofRelease('image/svg+xml'), /^<svg/],
    [film, 200, { ...ofRelease('video/mp4'), vary: undefined, 'accept-ranges': 'bytes' }, /^film/],
    [at('media/sound.xyz'), 200, ofRelease('application/octet-stream'), /^something new$/],
    [at('release.json'), 200, ofRelease('application/json; charset=utf-8'), /^\{"name":"mf-maze"/],
  ],

  'what a release brings that a browser could open as a page: to be seen, never to run': [
    ...[
      'offer.html',
      'OFFER.HTML',
      'offer.svg',
      'offer.xml',
      'media/map.svg',
      'labs.pdf',
      'remoteEntry.js',
    ].map((name): Row => [
      at(name),
      200,
      { ...inert, 'cache-control': releaseFileHeaders['cache-control'] },
      /./,
    ]),
    // Browsers do not open these files as pages, since the media type is `application/octet-stream`.
    ...['offer.xhtml', 'offer.htm', 'offer.mht', 'offer'].map((name): Row => [
      at(name),
      200,
      { ...inert, 'content-type': 'application/octet-stream' },
      /^<script>/,
    ]),
    ...['127.0.0.1', 'localhost'].flatMap(host => [
      ...['mf-maze@1.0.0', 'mf-maze@v1'].flatMap((name): Row[] => [
        ...['offer.html', 'OFFER.HTML', 'index.html', 'deep/frame.html', 'offer.svg', 'robot-maze.js'].map(
          (file): Row => [`/embed/${name}/${file}`, 200, inert, /./, asking({ host })],
        ),
        [
          `/embed/${name}/frame.html`,
          200,
          { 'content-security-policy': expect.stringMatching(FRAME_POLICY) as string },
          /^<p>For frames/,
          asking({ host }),
        ],
      ]),
    ]),
    [at('embed/frame.html'), 200, inert, /^<p>For frames/],
    [at('offer.html'), 304, inert, nothing, asking({ 'if-none-match': 'its etag' })],
    [at('offer.html'), 206, inert, /^<scr$/, part('bytes=0-3')],
  ],

  'what pages of others load, by version for ever and by major version for minutes': [
    ...['127.0.0.1', 'localhost'].flatMap((host): Row[] => [
      [
        '/embed/mf-maze@1.0.0/robot-maze.js',
        200,
        { ...releaseFileHeaders, vary: 'Accept-Encoding' },
        /^const embedded/,
        asking({ host }),
      ],
      ['/embed/mf-maze@v1/robot-maze.js', 200, embedFileHeaders, /^const embedded/, asking({ host })],
      [
        '/embed/mf-maze@v1/oembed.json',
        200,
        { ...embedFileHeaders, 'content-type': 'application/json; charset=utf-8' },
        /rich/,
        asking({ host }),
      ],
      ...['/embed/', '/embed', '/embed/?from=mail'].map((path): Row => [
        path,
        200,
        { ...documentHeaders, 'content-type': html, vary: 'Accept-Encoding' },
        /^<h1>For partners/,
        asking({ host }),
      ]),
    ]),
  ],

  'compressed copies, to who takes them': [
    ...(
      [
        ['br', 'br'],
        ['gzip, deflate, br, zstd', 'br'],
        ['gzip, br;q=0', 'gzip'],
        ['gzip;q=1.0, br;q=0.000', 'gzip'],
        ['gzip', 'gzip'],
        ['xbr, brx', undefined],
        ['identity', undefined],
      ] as const
    ).flatMap(([accepted, encoding]): Row[] => [
      ['/news', 200, { ...page, 'content-encoding': encoding }, isPage('News'), accepting(accepted)],
      ['/sitemap.xml', 200, { ...ofSiteFile, 'content-encoding': encoding }, /^<!-- a/, accepting(accepted)],
      [
        script,
        200,
        { ...releaseFileHeaders, 'content-encoding': encoding, vary: 'Accept-Encoding' },
        /^const maze/,
        accepting(accepted),
      ],
      ['/embed/', 200, { 'content-encoding': encoding }, /^<h1>For partners/, accepting(accepted)],
    ]),
    // These files have no compressed copies.
    ['/robots.txt', 200, { 'content-encoding': undefined, vary: 'Accept-Encoding' }, /^#/, accepting('br')],
    [
      at('small.js'),
      200,
      { 'content-encoding': undefined, vary: 'Accept-Encoding' },
      /^export/,
      accepting('br'),
    ],
    [film, 200, { 'content-encoding': undefined, vary: undefined }, /^film/, accepting('br, gzip')],
  ],
}

/** Only nginx and the edge answer these. */
const tableOfProduction: Readonly<Record<string, readonly Row[]>> = {
  'compressed copies of the 404 page, and without regard to preference': (
    [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.5, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const
  ).flatMap(([accepted, encoding]): Row[] => [
    ['/nowhere', 404, { ...missing, 'content-encoding': encoding }, isMissing, accepting(accepted)],
    ['/news', 200, { ...page, 'content-encoding': encoding }, isPage('News'), accepting(accepted)],
    [script, 200, { ...releaseFileHeaders, 'content-encoding': encoding }, /^const/, accepting(accepted)],
  ]),

  'parts of files': [
    [film, 206, filmPart(0, 3), /^film$/, part('bytes=0-3')],
    [film, 206, filmPart(5, 8), /^film$/, part('bytes=5-8')],
    [film, 206, filmPart(24_995, 24_999), /^film $/, part('bytes=24995-')],
    [film, 206, filmPart(24_995, 24_999), /^film $/, part('bytes=-5')],
    [film, 206, filmPart(0, 24_999), /^film/, part('bytes=-99999')],
    [film, 206, filmPart(24_999, 24_999), /^ $/, part('bytes=24999-99999')],
    [film, 206, filmPart(0, 1), /^fi$/, part('bytes=0-1,99999999-')],
    [film, 206, filmPart(0, 24_999), /^film/, part(`bytes=0-${2n ** 63n - 1n}`)],
    // A range counts bytes of the uncompressed file, so a part is never compressed, nor is the error response
    // 416.
    ...['br', 'gzip', 'br, gzip'].flatMap((accepted): Row[] => {
      const of = (range: string) => part(range, { 'accept-encoding': accepted })
      const plain = { 'content-encoding': undefined }
      return [
        [script, 206, { ...plain, 'content-range': 'bytes 0-4/21344' }, /^const$/, of('bytes=0-4')],
        [script, 416, { ...plain, ...noPart(21_344) }, isShort, of('bytes=99999999-')],
        ['/news', 206, { ...page, ...plain, 'content-length': '15' }, /^<!doctype html>$/, of('bytes=0-14')],
        ['/news', 416, { ...plain, ...unkept }, isShort, of('bytes=99999999-')],
        ['/embed/', 416, { ...plain, ...unkept }, isShort, of('bytes=99999999-')],
      ]
    }),
    ...[
      '25000-',
      '99999999-',
      '99999999999999999999-',
      '5-3',
      '-0',
      'abc',
      '1',
      '1-2x',
      '--1',
      '1-2-3',
      `-${2n ** 64n}`,
    ].map((range): Row => [film, 416, noPart(FILM_BYTES), isShort, part(`bytes=${range}`)]),
    // Servers may ignore several ranges, and ranges in unknown units.
    [film, 200, whole, /^film/, part('bytes=0-1,5-6')],
    ...['items=0-3', 'bytes='].map((range): Row => [film, 200, whole, /^film/, part(range)]),
    ['/news', 206, { ...page, 'content-length': '15' }, /^<!doctype html>$/, part('bytes=0-14')],
    ['/robots.txt', 206, { ...ofSiteFile, 'content-range': 'bytes 2-3/35' }, /^aa$/, part('bytes=2-3')],
    ['/robots.txt', 416, noPart(35), isShort, part('bytes=99999999-')],
    ['/news', 416, unkept, isShort, part('bytes=99999999-')],
    ['/embed/mf-maze@v1/robot-maze.js', 416, unkept, isShort, part('bytes=99999999-')],
    ['/nowhere', 404, { ...missing, ...whole }, isMissing, part('bytes=0-3')],
    ['/nowhere', 404, missing, isMissing, part('bytes=99999999-')],
    // With `If-Range`, servers send a part only if the ETag is still the file's.
    [film, 206, filmPart(0, 3), /^film$/, part('bytes=0-3', { 'if-range': 'its etag' })],
    [film, 200, whole, /^film/, part('bytes=0-3', { 'if-range': '"other"' })],
    [
      '/news',
      200,
      { ...page, ...whole },
      isPage('News'),
      part('bytes=0-14', { 'if-range': `W/"${SECOND}"` }),
    ],
  ],

  conditions: [
    ...[etag, `"other", ${etag}`, `"${FIRST}"`, '*'].flatMap((known): Row[] => [
      [
        '/news',
        304,
        { ...documentHeaders, etag, vary: 'Accept-Encoding' },
        nothing,
        asking({ 'if-none-match': known }),
      ],
      ['/sitemap.xml', 304, { ...siteFileHeaders, etag }, nothing, asking({ 'if-none-match': known })],
    ]),
    ['/news', 200, page, isPage('News'), asking({ 'if-none-match': `W/"${SECOND}"` })],
    ['/nowhere', 404, missing, isMissing, asking({ 'if-none-match': etag })],
    // After a rollback the live document is older than the browser's copy.
    ['/news', 200, page, isPage('News'), asking({ 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' })],
    [script, 304, releaseFileHeaders, nothing, asking({ 'if-none-match': 'its etag' })],
    [script, 200, releaseFileHeaders, /^const maze/, asking({ 'if-none-match': '"other"' })],
    [film, 206, filmPart(0, 3), /^film$/, part('bytes=0-3', { 'if-match': 'its etag' })],
    [film, 412, { 'cache-control': 'no-store' }, isShort, asking({ 'if-match': '"other"' })],
  ],

  'other methods than reading': [
    ...['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].flatMap(method =>
      ['/', '/news', '/nowhere', '/robots.txt', script, '/embed/'].map((path): Row => [
        path,
        405,
        { ...errorHeaders, allow: 'GET, HEAD', 'content-type': 'text/plain' },
        isShort,
        asking({}, method),
      ]),
    ),
  ],

  'requests with a body, which nobody reads': ['/news', '/nowhere', '/robots.txt', script].map(
    (path): Row => [
      path,
      path === '/nowhere' ? 404 : 200,
      {},
      /./,
      { headers: { 'content-length': '5' }, body: 'hello' },
    ],
  ),

  'what is longer than anything a browser sends': [
    ...[10_240, 16_384, 40_000, 60_000].map((length): Row => [
      `/news?q=${'a'.repeat(length)}`,
      200,
      page,
      isPage('News'),
    ]),
    ...[`/${'a'.repeat(100_000)}`, `/${'long'.repeat(5000)}`, `/embed/${'long'.repeat(5000)}/x.js`].map(
      (path): Row => [path, 404, missing, isMissing],
    ),
    [`/news?q=${'a'.repeat(100_000)}`, 404, missing, isMissing],
    ['/news', 200, page, isPage('News'), asking({ cookie: `a=${'a'.repeat(40_000)}` })],
    // Another host of the domain may have set these cookies: clearing them lets the visitor in again.
    ...[100_000, 200_000, 400_000, 700_000].flatMap((length): Row[] => {
      const cookies = asking({ cookie: `a=${'a'.repeat(length)}` })
      const clearing = { ...cookieClearingHeaders, 'set-cookie': undefined }
      const once = '/news?cookies=cleared'
      const thrice = `${once}&cookies=cleared&cookies=cleared`
      return [
        ['/news', 307, { ...clearing, location: '/news?cookies=cleared' }, isShortPage, cookies],
        ['/news/2?q=a', 307, { ...clearing, location: '/news/2?q=a&cookies=cleared' }, isShortPage, cookies],
        [once, 307, { ...clearing, location: `${once}&cookies=cleared` }, isShortPage, cookies],
        [thrice, 431, { ...clearing, location: undefined }, isShort, cookies],
        ['//evil.example', 431, { ...clearing, location: undefined }, isShort, cookies],
        [script, 307, { ...clearing, location: `${script}?cookies=cleared` }, isShortPage, cookies],
        ['/news', 431, clearing, isShort, { ...cookies, method: 'POST' }],
        ['/news', 307, clearing, isShortPage, preview(SECOND, cookies)],
      ]
    }),
    [
      '/news',
      307,
      { ...cookieClearingHeaders, location: '/news?cookies=cleared' },
      isShortPage,
      asking({ cookie: Array.from({ length: 170 }, (_, n) => `b${n}=${'x'.repeat(4000)}`).join('; ') }),
    ],
  ],
}

/** During a canary, in every response from a generation, even its 404 page: the visitor's bucket cookie. */
const dealt = {
  'set-cookie': [
    expect.stringMatching(
      /^__Host-bucket=\d\d; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly; Secure$/,
    ) as string,
  ],
  vary: 'Accept-Encoding, Cookie',
}
const known = { 'set-cookie': undefined, vary: 'Accept-Encoding, Cookie' }
const undealt = { 'set-cookie': undefined }
const stable = '__Host-bucket=99'
const perhapsMore = { ...dealt, ...unkept }
const duringCanary: readonly Row[] = [
  ...[{}, { 'accept-encoding': 'br' }, { cookie: 'bucket=00' }, { cookie: '__Host-bucket=7' }].flatMap(
    (headers): Row[] => [
      ['/news', 200, { ...dealt, 'cache-control': 'private, no-cache' }, /Robots/, asking(headers)],
      ['/robots.txt', 200, { ...dealt, 'cache-control': 'private, no-cache' }, /^# /, asking(headers)],
      ...[
        '/nowhere',
        '/%',
        '/news%2f2',
        '/sites/x',
        '/index.html',
        at('nothing.js'),
        '/embed/mf-maze@v9/x.js',
      ].map((path): Row => [path, 404, { ...dealt, ...errorHeaders }, /Page Not Found/, asking(headers)]),
    ],
  ),
  ['/news', 200, dealt, nothing, asking({}, 'HEAD')],
  ['/nowhere', 404, dealt, nothing, asking({}, 'HEAD')],
  ['/news', 304, dealt, nothing, asking({ 'if-none-match': '*' })],
  ['/news', 206, dealt, /^<!doctype html>$/, part('bytes=0-14')],
  ['/news', 416, perhapsMore, isShort, part('bytes=99999999-')],
  ['/robots.txt', 416, perhapsMore, isShort, part('bytes=99999999-')],
  ['/news', 200, { ...known, etag }, isPage('News'), asking({ cookie: stable })],
  ['/news', 304, { ...known, etag }, nothing, asking({ cookie: stable, 'if-none-match': etag })],
  ['/nowhere', 404, known, isMissing, asking({ cookie: stable })],
  ['/nowhere', 404, known, /<title>bbbbbbbbbbbb/, asking({ cookie: '__Host-bucket=00' })],
  [script, 200, undealt, /^const maze/],
  ['/embed/', 200, undealt, /^<h1>For partners/],
  ['/embed/mf-maze@v1/robot-maze.js', 200, undealt, /^const embedded/],
  ['/news', 405, undealt, isShort, asking({}, 'POST')],
  ['/news', 421, undealt, isShort, asking({ host: 'evil.example' })],
  ['/news', 307, undealt, isShortPage, asking({ cookie: `a=${'a'.repeat(100_000)}` })],
  ...['/news', '/nowhere'].map((path): Row => [
    path,
    path === '/news' ? 200 : 404,
    { 'set-cookie': undefined, ...hidden },
    /<title>bbbbbbbbbbbb/,
    preview(SECOND),
  ]),
]

describeWithEveryServer('the same answers', site => {
  it.each(Object.entries(table))('to requests for %s', (_, rows) => expectAnswers(site, rows))

  it('to requests while a canary runs, to whom it is and to whom it is not', async () => {
    await site.show({ generation: FIRST, canary: { percent: 50, generation: SECOND } })
    try {
      await expectAnswers(site, duringCanary)
    } finally {
      await site.show({ generation: FIRST })
    }
  })

  it('to HEAD as to GET, without a body', async () => {
    for (const path of [
      '/',
      '/news',
      '/nowhere',
      '/robots.txt',
      script,
      film,
      '/embed/',
      '/embed/mf-maze@v1/robot-maze.js',
    ]) {
      const [asked, headed] = [await site.ask(path), await site.ask(path, { method: 'HEAD' })]
      const { date, connection, ...headers } = asked.headers
      expect([path, date, connection]).toEqual([path, expect.any(String), expect.any(String)])
      expect([path, headed.status, headed.headers, headed.text]).toMatchObject([
        path,
        asked.status,
        headers,
        '',
      ])
    }
  })
})

describeWithProductionServers('the same answers', site => {
  it.each(Object.entries(tableOfProduction))('to requests for %s', (_, rows) => expectAnswers(site, rows))
})

/** For conditions, ranges and endless cookies, which Node's server need not know. */
const statusesOfProduction = new Set([206, 304, 307, 412, 416, 431])
const headersOfProduction = new Set(['etag', 'vary', 'accept-ranges', 'content-type'])

function rowsFor({ scheme }: ServedSite, rows: readonly Row[]): readonly Row[] {
  if (scheme === 'https') return rows
  return rows
    .filter(([, status]) => !statusesOfProduction.has(status))
    .map(([path, status, headers, body, asked = {}]) => {
      const compared = Object.entries(headers).filter(
        ([name, value]) => !headersOfProduction.has(name) || value === html,
      )
      return [path, status, Object.fromEntries(compared), body, asked]
    })
}

/** One after the other. */
async function expectAnswers(site: ServedSite, all: readonly Row[]): Promise<void> {
  const rows = rowsFor(site, all)
  const answers = []
  for (const [path, , headers, body, asked = {}] of rows) {
    const answer = await site.ask(path, { ...asked, headers: await filledIn(site, path, asked.headers) })
    const picked = Object.keys(headers).map(name => [name, answer.headers[name]])
    answers.push([
      nameOf(path, asked),
      answer.status,
      Object.fromEntries(picked),
      body.test(answer.text) || answer.text.slice(0, 200),
    ])
  }
  expect(answers).toEqual(
    rows.map(([path, status, headers, , asked]) => [nameOf(path, asked), status, headers, true]),
  )
}

const nameOf = (path: string, { method = 'GET', headers = {} }: Asked = {}): string =>
  [method, path, ...Object.entries(headers).flat()].map(text => text.slice(0, 80)).join(' ')

/**
 * In request headers `its etag` becomes the file's ETag on this server, and `its own` the server's host and
 * port.
 */
async function filledIn(
  site: ServedSite,
  path: string,
  headers: Asked['headers'] = {},
): Promise<Record<string, string>> {
  const own = Object.values(headers).includes('its etag')
    ? String((await site.ask(path)).headers['etag'])
    : ''
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value === 'its etag' ? own : value === 'its own' ? `localhost:${site.port()}` : value,
    ]),
  )
}
