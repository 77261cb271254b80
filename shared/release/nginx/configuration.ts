/**
 * A production configuration for stock nginx. It names the store and its pointer, never a generation or a version: releases,
 * rollbacks and canaries change the pointer only, and nginx follows it anew with every request. Nothing ever needs a reload.
 */
import { errorHeaders, missingFileHeaders } from '../headers.ts'
import { addHeaders } from './add-headers.ts'
import { assistant } from './assistant.ts'
import { contentTypes } from './content-types.ts'
import { block, quoted, render, type Block, type Directive } from './directives.ts'
import { documents } from './documents.ts'
import type { NginxOptions } from './options.ts'
import { partnerFiles, partnerVariables } from './partner-files.ts'
import { releaseFiles } from './release-files.ts'
import { sayText } from './say.ts'
import { storePath } from './store-path.ts'
import { variables } from './variables.ts'

/** A line a request, with what a canary is judged by: how each generation fares. */
const LOG_FORMAT = [
  `'$time_iso8601 $status $request_method $scheme://$host$request_uri '`,
  `'$body_bytes_sent B $request_time s generation=$generation bucket=$bucket '`,
  `'$remote_addr "$http_user_agent"'`,
].join(' ')

/**
 * @returns the text of nginx.conf; paths of logs and temporary files in it are relative to nginx's prefix (`nginx -p`)
 * @throws Error if a path or name cannot stand in an nginx configuration
 */
export function nginxConfiguration(options: NginxOptions): string {
  return render([
    '# Made by `npm run release -- nginx`; change shared/release/nginx/ and make it again.',
    `# Releases, rollbacks and canaries change ${options.store.folder}/${options.store.pointer} only: no reload is needed.`,
    ...(options.user ? [`user ${quoted(options.user)}`] : []),
    'worker_processes auto',
    'worker_rlimit_nofile 16384',
    'pid nginx.pid',
    'error_log logs/error.log warn',
    block('events', 'worker_connections 4096'),
    block(
      'http',
      basics(),
      '',
      tls(options),
      '',
      variables(),
      partnerVariables(options.partners),
      '',
      options.gateway ? upstream(options.gateway) : [],
      siteServer(options),
      Object.entries(options.origins).map(([app, host]) => originServer(options, app, host)),
      options.httpPort === undefined ? [] : redirectServer(options, options.httpPort),
    ),
  ])
}

function basics(): Directive[] {
  return [
    block(
      'types',
      Object.entries(contentTypes).map(([ending, type]) => `${quoted(type)} ${ending}`),
    ),
    'default_type application/octet-stream',
    'types_hash_max_size 2048',
    'variables_hash_max_size 2048',
    'server_names_hash_bucket_size 128',
    'uninitialized_variable_warn off',
    'server_tokens off',
    '',
    `log_format readable ${LOG_FORMAT}`,
    'access_log logs/access.log readable',
    '',
    'sendfile on',
    'tcp_nopush on',
    '# Remembered files would outlive a release.',
    'open_file_cache off',
    'merge_slashes off',
    'gzip_proxied any',
    '',
    'client_header_timeout 15s',
    'client_body_timeout 15s',
    'send_timeout 30s',
    'keepalive_timeout 65s',
    'reset_timedout_connection on',
    'client_max_body_size 1k',
    '# A search of 10 kB fits into an address.',
    'large_client_header_buffers 4 32k',
    'limit_req_zone $binary_remote_addr zone=questions:1m rate=2r/s',
    '',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      name => `${name}_temp_path temporary/${name}`,
    ),
  ]
}

/** Mozilla's “intermediate” set: every browser of the last eight years. */
function tls({ tls: { certificate, key } }: NginxOptions): Directive[] {
  return [
    `ssl_certificate ${quoted(certificate)}`,
    `ssl_certificate_key ${quoted(key)}`,
    'ssl_protocols TLSv1.2 TLSv1.3',
    'ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305',
    'ssl_prefer_server_ciphers off',
    'ssl_session_cache shared:tls:10m',
    'ssl_session_timeout 1d',
    'ssl_session_tickets off',
  ]
}

function upstream(gateway: string): Block {
  const { protocol, host } = new URL(gateway)
  if (protocol !== 'http:') {
    throw new Error(`The gateway ${gateway} is not reached by http. Name it like http://127.0.0.1:3005.`)
  }
  return block('upstream assistant', `server ${host}`, 'keepalive 8')
}

function siteServer(options: NginxOptions): Block {
  const { store, gateway, host } = options
  const more = strictTransport(options)
  return block(
    'server',
    listen(options, 'default_server'),
    `server_name ${quoted(host ?? '_')}`,
    plainHttp(),
    more,
    addHeaders(errorHeaders),
    '',
    'set $is_canary ""',
    `if (-f "${storePath(store, store.pointer, 'canary')}") { set $is_canary yes; }`,
    `root "${storePath(store, store.pointer)}/$bucket"`,
    'set $generation $wanted_generation',
    '',
    documents(store, more),
    '',
    releaseFiles(store, more),
    partnerFiles(store, more, options.partners),
    ...(gateway ? ['', ...assistant(more)] : []),
  )
}

function originServer(options: NginxOptions, app: string, host: string): Block {
  const more = strictTransport(options)
  return block(
    'server',
    listen(options),
    `server_name ${quoted(host)}`,
    plainHttp(),
    more,
    addHeaders(errorHeaders),
    '',
    releaseFiles(options.store, more, app),
    partnerFiles(options.store, more, options.partners),
    block('location /', 'return 404'),
    '',
    'error_page 400 403 404 414 =404 @missing',
    sayText('@missing', 404, 'Not found.', [...addHeaders(missingFileHeaders), ...more]),
  )
}

function redirectServer({ addresses, httpsPort, host }: NginxOptions, httpPort: number): Block {
  const port = httpsPort === 443 ? '' : `:${httpsPort}`
  return block(
    'server',
    addresses.map(address => `listen ${address}:${httpPort} default_server`),
    `server_name ${quoted(host ?? '_')}`,
    `return 301 https://$host${port}$request_uri`,
  )
}

function listen({ addresses, httpsPort, http2 }: NginxOptions, more = ''): Directive[] {
  const flags = ['ssl', http2 === 'in listen' ? 'http2' : '', more].filter(flag => flag !== '').join(' ')
  return [
    ...addresses.map(address => `listen ${address}:${httpsPort} ${flags}`),
    ...(http2 === 'directive' ? ['http2 on'] : []),
  ]
}

/** Plain http on the port of https. */
const plainHttp = (): Directive => 'error_page 497 =301 https://$host:$server_port$request_uri'

function strictTransport({ hsts }: NginxOptions): Directive[] {
  return hsts === 0 ? [] : addHeaders({ 'strict-transport-security': `max-age=${hsts}` })
}
