import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteFileExtensions } from '@kutuhal/contract/composition.ts'
import { parseServerUrl } from '@kutuhal/contract/typed-settings.ts'
import { makeNewFilesReadable } from '../../store/files/server-access.ts'
import type { SiteHosts } from '../site-hosts.ts'
import { generateNginxFiles } from './generated-files.ts'
import type { NginxOptions, PublicObjectStore } from './options.ts'
import { escapeForNginx, quoteForNginx } from './quote-for-nginx.ts'

type Files = Readonly<Record<string, string>>

const template = fileURLToPath(new URL('template', import.meta.url))

/**
 * For `nginx -p <folder> -c nginx.conf`. Logs and temporary files stay in this folder.
 * @throws Error if a path or name cannot be written in an nginx configuration
 */
export async function writeNginxConfiguration(folder: string, options: NginxOptions): Promise<void> {
  makeNewFilesReadable()
  const files = { ...(await filledTemplate(options)), ...inFolder('generated', generateNginxFiles(options)) }
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
    .filter(entry => entry.isFile())
    .map(async ({ name, parentPath }) => {
      const text = isChosen[name] === false ? '' : await readFile(path.join(parentPath, name), 'utf8')
      const filled = text.replace(/\{\{(\w+)\}\}/g, (wish, key: string) => values[key] ?? missing(name, wish))
      return [name, filled] as const
    })
  return Object.fromEntries(await Promise.all(files))
}

/** In place of `{{…}}` in the template. */
function valuesOf(options: NginxOptions): Readonly<Record<string, string>> {
  const { store, tls, hosts } = options
  return {
    ...('objects' in store ? valuesOfObjects(store) : { store: escapeForNginx(store.folder) }),
    pointer: escapeForNginx(store.pointer),
    certificate: escapeForNginx(tls.certificate),
    key: escapeForNginx(tls.key),
    hosts: serverNames(hosts),
    siteFileEndings: siteFileExtensions.join('|'),
    gateways: upstreams('gateway', options.gateway),
    collectors: upstreams('collector', options.collector),
  }
}

/** Without ports, as nginx compares them. */
const serverNames = ({ names, previews }: SiteHosts): string =>
  [...names, ...(previews === undefined ? [] : [`*.${previews}`])]
    .map(name => quoteForNginx(name.replace(/:\d+$/, '')))
    .join(' ')

function valuesOfObjects({
  objects,
  cacheSize,
  pointerPort,
}: PublicObjectStore): Readonly<Record<string, string>> {
  const { protocol, host, port } = new URL(objects)
  return {
    // The deployer writes what visitors load below `site/` (bucket-site.ts).
    objects: escapeForNginx(`${objects.replace(/^https?:\/\/[^/]+/, `${protocol}//store`)}/site`),
    objectsServer: port === '' && protocol === 'https:' ? `${host}:443` : host,
    objectsHost: host,
    pointerPort: String(pointerPort),
    cacheSize,
  }
}

const listed = (addresses: string | readonly string[] | undefined): readonly string[] =>
  [addresses ?? []].flat()

/** `max_fails=0` makes nginx go on using a server after failures. */
const upstreams = (
  what: 'gateway' | 'collector',
  addresses: string | readonly string[] | undefined,
): string =>
  listed(addresses)
    .map(address => `server ${hostOf(what, address)} max_fails=0;`)
    .join(' ')

/** @throws Error if the address has a path, password or query, or is not http */
function hostOf(what: 'gateway' | 'collector', address: string): string {
  const server = parseServerUrl(address, { protocols: ['http:'] })
  if (server !== undefined) return new URL(server).host
  throw new Error(
    `The ${what} ${address} is no server that nginx reaches. Name it like http://127.0.0.1:3005: http, and no path, password or query.`,
  )
}

function missing(name: string, wish: string): never {
  throw new Error(`${name} asks for ${wish}, which write-configuration.ts does not know.`)
}

const inFolder = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]))
