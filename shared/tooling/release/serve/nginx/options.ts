import type { Store } from '../../store/store.ts'
import type { PartnerOrigins } from '../partners.ts'
import type { SiteHosts } from '../site-hosts.ts'

export interface NginxOptions {
  /** The store: a local store whose folder is an absolute path, or an object store. */
  readonly store: Store | PublicObjectStore
  /** Addresses to listen on: `*` for all of IPv4, `[::]` for all of IPv6. */
  readonly addresses: readonly string[]
  readonly httpsPort: number
  /** Port for plain http, which redirects to https; absent for none. */
  readonly httpPort?: number | undefined
  readonly tls: CertificateFiles
  /** Host names of the site. Requests for other hosts are answered with 421. */
  readonly hosts: SiteHosts
  /** Host names of remotes with their own origin, by app. Files of other remotes are on the site's origin. */
  readonly origins: Readonly<Record<string, string>>
  /** Origins of the partners that may embed files; all if absent. */
  readonly partners?: PartnerOrigins | undefined
  /** Addresses of assistants, such as `http://127.0.0.1:3005`; the site has no assistant without one. */
  readonly gateway?: string | readonly string[] | undefined
  /** Addresses of collectors, such as `http://127.0.0.1:3008`; without one, reports are refused. */
  readonly collector?: string | readonly string[] | undefined
  /** The workers' user; only for an nginx that root starts. */
  readonly user?: string | undefined
  /** HSTS max-age: for how long browsers refuse plain http; seconds; 0 switches HSTS off. */
  readonly hsts: number
  /** Syntax for HTTP/2: nginx before 1.25.1 supports only `listen … http2`; later versions warn about it. */
  readonly http2: 'in listen' | 'directive'
  /** Load balancers whose `X-Forwarded-For` header is trusted; none by default. */
  readonly balancers?: readonly string[] | undefined
}

/** An object store that is read without a key: nginx is then an edge with a cache (edges.md). */
export interface PublicObjectStore {
  /** Address of the store's objects, without a slash at its end: `http://127.0.0.1:7480/bucket/prefix`. */
  readonly objects: string
  /** Name of the site's live pointer in the object store. */
  readonly pointer: string
  /** Path of nginx's script module, `ngx_http_js_module.so`. */
  readonly scripts: string
  /** The cache's maximum size, in nginx's format. */
  readonly cacheSize: string
  /** File of trusted certificates in PEM form, for an object store that is reached by https. */
  readonly trusted: string
  /** A port where nginx checks the object store's answers; each edge has its own. */
  readonly pointerPort: number
  /** A folder that is synced with the object store, for when the object store is down. */
  readonly mirror?: MirrorOptions | undefined
}

export interface MirrorOptions {
  /** Absolute path of the synced folder. */
  readonly folder: string
  /** Local port at which nginx serves this folder. The edge reads from there when the object store fails. */
  readonly port: number
}

/** Absolute paths of a certificate and its key in PEM form. */
export interface CertificateFiles {
  readonly certificate: string
  readonly key: string
}
