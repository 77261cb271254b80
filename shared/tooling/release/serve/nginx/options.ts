import type { Store } from '../../store/store.ts'
import type { SiteHosts } from '../site-hosts.ts'

export interface NginxOptions {
  /** A local store's folder is an absolute path. */
  readonly store: Store | PublicObjectStore
  /** `*` for all IPv4 addresses, `[::]` for all IPv6 addresses. */
  readonly addresses: readonly string[]
  readonly httpsPort: number
  /** Redirects to https; if absent, nginx does not listen for plain http. */
  readonly httpPort?: number | undefined
  readonly tls: CertificateFiles
  /** A request for any other host gets the status 421. */
  readonly hosts: SiteHosts
  /** Such as `http://127.0.0.1:3005`; if absent, the site has no assistant. */
  readonly gateway?: string | readonly string[] | undefined
  /** Such as `http://127.0.0.1:3008`; if absent, the site refuses reports. */
  readonly collector?: string | readonly string[] | undefined
  /** Path of nginx's script module. Without it, names in /etc/hosts are not found; an edge always has it. */
  readonly scripts?: string | undefined
  /** Of nginx's workers; absent unless root starts nginx. */
  readonly user?: string | undefined
  /** `max-age` of HSTS; 0 switches it off; seconds. */
  readonly hsts: number
  /** Before nginx 1.25.1 only with `listen … http2`; later versions warn about that form. */
  readonly http2: 'in listen' | 'directive'
  /** Load balancers whose `X-Forwarded-For` nginx trusts; by default none. */
  readonly balancers?: readonly string[] | undefined
}

/** Read without a key: nginx is then an edge with a cache (edges.md). */
export interface PublicObjectStore {
  /** Address of the store, without a slash at its end: `http://127.0.0.1:7480/bucket/prefix`. */
  readonly objects: string
  readonly pointer: string
  /** Of `ngx_http_js_module.so`. */
  readonly scripts: string
  readonly cacheSize: string
  /** PEM file with trusted certificates, for an object store that is reached by https. */
  readonly trusted: string
  /** There nginx checks the object store's responses. Each edge on a computer needs another port. */
  readonly pointerPort: number
}

/** Absolute, in PEM form. */
export interface CertificateFiles {
  readonly certificate: string
  readonly key: string
}

/** Path of nginx's script module, if this nginx has it. */
export const scriptsOf = ({ store, scripts }: NginxOptions): string | undefined =>
  'objects' in store ? store.scripts : scripts
