import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteFileExtensions } from '@kutuhal/contract/composition.ts'
import { parseServerUrl } from '@kutuhal/settings'
import { makeNewFilesReadable } from '../../store/server-access.ts'
import type { SiteHosts } from '../site-hosts.ts'
import { generateNginxFiles } from './generated-files.ts'
import { scriptsOf, type NginxOptions, type PublicObjectStore } from './options.ts'
import { escapeForNginx, quoteForNginx } from './quote-for-nginx.ts'

type Files = Readonly<Record<string, string>>

const template = fileURLToPath(new URL('template', import.meta.url))

/**
 * For `nginx -p <folder> -c nginx.conf`. Logs and temporary files stay in this folder.
 * @throws Error if a path or name cannot be written in an nginx configuration
 */
export async function writeNginxConfiguration(folder: string, options: NginxOptions): Promise<void> {
  makeNewFilesReadable()
  const files = {
    ...(await filledTemplate(options)),
    ...inFolder('generated', generateNginxFiles(options, await readNameServers())),
  }
  for (const name of ['logs', 'temporary', 'generated/headers']) {
    await mkdir(path.join(folder, name), { recursive: true })
  }
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
}

/** The files of options that are not used become empty, since other files include them. */
async function filledTemplate(options: NginxOptions): Promise<Files> {
  const values = valuesOf(options)
  const isChosen: Readonly<Record<string, boolean>> = {
    'assistant.conf': listed(options.gateway).length > 0,
    'assistant-upstream.conf': listed(options.gateway).length > 0,
    'reports.conf': listed(options.collector).length > 0,
    'reports-upstream.conf': listed(options.collector).length > 0,
    'redirect.conf': options.httpPort !== undefined,
  }
  const source = 'objects' in options.store ? 'from-objects' : 'from-folder'
  const folders = [template, path.join(template, source)]
  const found = await Promise.all(folders.map(folder => readdir(folder, { withFileTypes: true })))
  const files = found
    .flat()
    .filter(entry => entry.isFile() && !entry.name.endsWith('.d.mts'))
    .map(async ({ name, parentPath }) => {
      const text = isChosen[name] === false ? '' : await readFile(path.join(parentPath, name), 'utf8')
      const filled = text.replace(/\{\{(\w+)\}\}/g, (wish, key: string) => values[key] ?? missing(name, wish))
      return [name, filled] as const
    })
  return Object.fromEntries(await Promise.all(files))
}

function valuesOf(options: NginxOptions): Readonly<Record<string, string>> {
  const { store, tls, hosts } = options
  return {
    ...('objects' in store ? valuesOfObjects(store, options) : { store: escapeForNginx(store.folder) }),
    pointer: escapeForNginx(store.pointer),
    certificate: escapeForNginx(tls.certificate),
    key: escapeForNginx(tls.key),
    hosts: serverNames(hosts),
    siteFileEndings: siteFileExtensions.join('|'),
    // None is left out for a while: of two that are restarted in turn, the other one would be alone with all
    // questions, or both would be out.
    gateways: reach('assistant', hostsOf('gateway', options.gateway), options),
    collectors: reach('collector', hostsOf('collector', options.collector), options),
  }
}

/** Without ports, as nginx compares them. */
const serverNames = ({ names, previews }: SiteHosts): string =>
  [...names, ...(previews === undefined ? [] : [`*.${previews}`])]
    .map(name => quoteForNginx(name.replace(/:\d+$/, '')))
    .join(' ')

function valuesOfObjects(
  { objects, cacheSize, pointerPort }: PublicObjectStore,
  options: NginxOptions,
): Readonly<Record<string, string>> {
  const { protocol, host, port } = new URL(objects)
  const [, folder = ''] = /^https?:\/\/[^/]+(.*)$/.exec(objects) ?? []
  const server = port === '' ? `${host}:${protocol === 'https:' ? 443 : 80}` : host
  return {
    // The deployer writes what visitors load below `site/` (bucket-site.ts).
    objects: `${protocol}//$object_store${escapeForNginx(folder)}/site`,
    objectStore: reach('object_store', [server], options),
    objectsHost: host,
    pointerPort: String(pointerPort),
    cacheSize,
  }
}

const listed = (addresses: string | readonly string[] | undefined): readonly string[] =>
  [addresses ?? []].flat()

const hostsOf = (
  what: 'gateway' | 'collector',
  addresses: string | readonly string[] | undefined,
): readonly string[] => listed(addresses).map(address => hostOf(what, address))

/**
 * Configures the variable that says where servers are: a group of addresses; or one name, which is looked up
 * at each request, so that the site starts without it and finds it where it has moved.
 * @throws Error if several servers have names: nginx could not pass over one that is away
 */
function reach(
  what: 'assistant' | 'collector' | 'object_store',
  servers: readonly string[],
  options: NginxOptions,
): string {
  const name = servers.find(server => !isAddress(server))
  if (name === undefined) {
    const group = servers.map(server => `server ${server} max_fails=0;`).join(' ')
    const spread = what === 'collector' ? 'hash $report_source consistent; ' : ''
    return `upstream ${what} { ${spread}${group} keepalive 16; }\nmap "" $${what} { default ${what}; }`
  }
  if (servers.length > 1)
    throw new Error(
      `${name} is one of several, and has a name. Name their addresses, or one name that has several addresses.`,
    )
  return scriptsOf(options) === undefined
    ? `map "" $${what} { default "${name}"; }`
    : `map "" $${what}_server { default "${name}"; }\njs_set $${what} names.${what};`
}

/** Whether a server is named by what never changes. */
function isAddress(server: string): boolean {
  const host = server.replace(/:\d+$/, '')
  return host === 'localhost' || isIP(host.replace(/^\[(.*)\]$/, '$1')) > 0
}

async function readNameServers(): Promise<readonly string[]> {
  const text = await readFile('/etc/resolv.conf', 'utf8').catch(() => '')
  const found = [...text.matchAll(/^nameserver\s+(\S+)/gm)].flatMap(([, address = '']) => {
    const kind = isIP(address)
    return kind === 0 ? [] : [kind === 6 ? `[${address}]` : address]
  })
  return found.length > 0 ? found : ['127.0.0.1']
}

/** @throws Error if the address has a path, password or query, or is not http */
function hostOf(what: 'gateway' | 'collector', address: string): string {
  const server = parseServerUrl(address, { protocols: ['http:'] })
  if (server !== undefined) {
    const { host, port } = new URL(server)
    return port === '' ? `${host}:80` : host
  }
  throw new Error(
    `The ${what} ${address} is no server that nginx reaches. Name it like http://127.0.0.1:3005: http, and no path, password or query.`,
  )
}

function missing(name: string, wish: string): never {
  throw new Error(`${name} asks for ${wish}, which write-configuration.ts does not know.`)
}

const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))
