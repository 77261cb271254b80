import type { Store } from '../../store/store.ts'
import type { SiteHosts } from '../site-hosts.ts'

export interface NginxOptions {
  /** The store to serve: a local store whose folder is an absolute path, or an object store. */
  readonly store: Store | PublicObjectStore
  /** Addresses to listen on: `*` for all IPv4 addresses, `[::]` for all IPv6 addresses. */
  readonly addresses: readonly string[]
  readonly httpsPort: number
  /**
   * Port for plain http, where each request is redirected to https; if absent, nginx does not listen for
   * plain http.
   */
  readonly httpPort?: number | undefined
  readonly tls: CertificateFiles
  /** Host names of the site. A request for any other host gets the status 421. */
  readonly hosts: SiteHosts
  /** Addresses of assistants, such as `http://127.0.0.1:3005`; if absent, the site has no assistant. */
  readonly gateway?: string | readonly string[] | undefined
  /** Addresses of collectors, such as `http://127.0.0.1:3008`; if absent, the site refuses reports. */
  readonly collector?: string | readonly string[] | undefined
  /** The user that nginx's workers run as; absent unless root starts nginx. */
  readonly user?: string | undefined
  /** HSTS max-age: how long browsers use only https for the site; 0 switches HSTS off; seconds. */
  readonly hsts: number
  /**
   * How this nginx switches on HTTP/2: before 1.25.1 only with `listen … http2`; later versions warn about
   * that form.
   */
  readonly http2: 'in listen' | 'directive'
  /** Addresses of load balancers whose `X-Forwarded-For` header nginx trusts; by default it trusts none. */
  readonly balancers?: readonly string[] | undefined
}

/** An object store that is read without a key: nginx is then an edge with a cache (edges.md). */
export interface PublicObjectStore {
  /** Address of the store, without a slash at its end: `http://127.0.0.1:7480/bucket/prefix`. */
  readonly objects: string
  /** Name of the site's live pointer in the object store. */
  readonly pointer: string
  /** Path of nginx's script module, `ngx_http_js_module.so`. */
  readonly scripts: string
  /** The cache's maximum size, in nginx's format. */
  readonly cacheSize: string
  /**
   * Path of a file with trusted certificates in PEM form, to verify an object store that is reached by https.
   */
  readonly trusted: string
  /**
   * Local port at which nginx checks the object store's responses. Each edge on a computer needs another
   * port.
   */
  readonly pointerPort: number
}

/** Absolute paths of a certificate and its key in PEM form. */
export interface CertificateFiles {
  readonly certificate: string
  readonly key: string
}
