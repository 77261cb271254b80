import { parseEveryItem, parseNetwork } from '@kutuhal/settings'
import { parseAbsolutePath, parseHttpUrl, parsePort, parseServerOptions } from '../options/parse-options.ts'
import type { VerbRequest } from '../options/verb-request.ts'
import type { NginxOptions } from '../../serve/nginx/options.ts'
import {
  readEndpoint,
  usesPathStyleAddressing,
  readRegion,
  parseObjectAddress,
} from '../../store/objects/object-address.ts'
import { requireSiteName } from '../../store/store-location.ts'

/** The configuration depends on nginx's syntax for HTTP/2, and on the path of its module for scripts. */
type Nginx = Pick<NginxOptions, 'http2'> & { readonly scripts: string }

export function parseEdgeOptions(
  { names, options }: Omit<VerbRequest, 'store'>,
  environment: NodeJS.ProcessEnv,
  { scripts, http2 }: Nginx,
): { readonly folder: string; readonly options: NginxOptions } {
  const [folder] = names
  if (folder === undefined) {
    throw new Error(
      'Into which folder? E.g. npm run release -- edge /etc/kutuhal --host www.example.org --certificate site.crt --key site.key',
    )
  }
  return {
    folder: parseAbsolutePath('The folder', folder),
    options: {
      store: {
        objects:
          options.objects === undefined
            ? readObjectStoreUrl({ ...environment, STORE: options.store ?? environment['STORE'] })
            : parseHttpUrl('--objects', OBJECTS_FORM, options.objects),
        pointer: requireSiteName(options.site ?? 'live'),
        scripts,
        cacheSize: cacheSize(options.cache ?? '10g'),
        trusted: parseAbsolutePath('--trusted', options.trusted ?? SYSTEM_CERTIFICATES),
        pointerPort: parsePort('pointer-port', options['pointer-port'] ?? '8078'),
      },
      ...parseServerOptions(options),
      balancers: balancersFrom(options.balancers ?? ''),
      http2,
    },
  }
}

/**
 * @param environment uses STORE, AWS_ENDPOINT_URL_S3 or AWS_ENDPOINT_URL, AWS_REGION, STORE_ADDRESSING
 * @returns the URL without a slash at its end, e.g. `http://127.0.0.1:7480/bucket/prefix`
 * @throws Error if STORE names no object store
 */
export function readObjectStoreUrl(environment: NodeJS.ProcessEnv): string {
  const { bucket, prefix } = parseObjectAddress(environment['STORE'] ?? '')
  const region = readRegion(environment) ?? 'us-east-1'
  const endpoint = readEndpoint(environment) || `https://s3.${region}.amazonaws.com`
  const place = usesPathStyleAddressing(environment)
    ? `${endpoint}/${bucket}`
    : endpoint.replace('://', `://${bucket}.`)
  return `${place}/${prefix}`.replace(/\/$/, '')
}

const SYSTEM_CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

const OBJECTS_FORM = 'an address like https://bucket.objects.example'

function balancersFrom(text: string): readonly string[] {
  const networks = text === '' ? [] : parseEveryItem(text, parseNetwork)
  if (networks) return networks
  throw new Error(
    `--balancers needs addresses and networks like 10.0.0.0/24, with commas between, not "${text}".`,
  )
}

function cacheSize(text: string): string {
  if (/^[1-9]\d*[mg]$/.test(text)) return text
  throw new Error(`--cache needs a size such as 500m or 10g, not "${text}".`)
}
