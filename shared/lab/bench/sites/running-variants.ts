import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type App } from '@kutuhal/build/apps.ts'
import { compose } from '@kutuhal/release/compose/compose.ts'
import { findFreePort } from '@kutuhal/release/programs/free-port.ts'
import { detectHttp2Syntax, runNginx } from '@kutuhal/release/serve/nginx/run-nginx.ts'
import { ensureTestCertificate } from '@kutuhal/release/serve/nginx/test-certificate.ts'
import { writeNginxConfiguration } from '@kutuhal/release/serve/nginx/write-configuration.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import type { SiteHosts } from '@kutuhal/release/serve/site-hosts.ts'
import { startFileWriter } from '@kutuhal/release/store/files/file-writer.ts'
import { firstPlan, type Plan } from '@kutuhal/release/store/plan.ts'
import { releaseFolder, type Store } from '@kutuhal/release/store/store.ts'
import { createStoreWithReleases } from '@kutuhal/testing/releases/released-store.ts'
import type { ServerName, SiteVariant } from '../comparison.ts'
import type { SimulatedNetwork } from '../network/simulated-network.ts'
import { buildOneBundle, type OneBundle } from '../one-bundle/build.ts'
import { writeVariantDocuments, type VariantGenerations } from './variant-documents.ts'

/** The four variants, on both servers and behind the simulated network. */
export interface RunningVariants {
  /** Returns the address of a page; `path` begins with a slash. */
  address(server: ServerName, variant: SiteVariant, path: string): string
  close(): Promise<void>
}

/** The folder of the single bundle in the store, next to the releases. */
const BUNDLE = { name: 'one-bundle', version: '1.0.0' }

const INTEGRITY_POLICY = 'integrity-policy'

/** Maximum bytes of responses in the system's buffer, where nginx can no longer reorder them. */
const NGINX_SEND_BUFFER = 16 * 1024

/**
 * Builds the working tree, makes the variants and serves them with both servers over the simulated network.
 * @param nginx path of the program
 * @throws Error with the build's own message if something does not build
 */
export async function serveVariants(line: SimulatedNetwork, nginx: string): Promise<RunningVariants> {
  const { store, versions } = await createStoreWithReleases()
  const closing: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const task of closing.reverse()) await task()
    rmSync(store.folder, { recursive: true })
  }
  try {
    console.log('Building all apps as one bundle …')
    const bundle = await buildOneBundle(versions, path.join(store.folder, 'built-bundle'))
    await storeBundle(store, bundle)
    const parts = { store, versions, bundle, line, closing }
    const start = await likeNpmStart(parts)
    const onNginx = await behindNginx(parts, nginx)
    const sites: Readonly<Record<ServerName, ServedSite>> = { 'npm start': start, nginx: onNginx }
    return {
      address(server, variant, page) {
        const { protocol, port, generations } = sites[server]
        return `${protocol}://${hostOf(generations[variant])}:${port}${page}`
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

interface Parts {
  readonly store: Store
  readonly versions: Record<App, string>
  readonly bundle: OneBundle
  readonly line: SimulatedNetwork
  /** Clean-up tasks; the last one runs first. */
  readonly closing: (() => Promise<unknown>)[]
}

interface ServedSite {
  readonly protocol: 'http' | 'https'
  readonly port: number
  readonly generations: VariantGenerations
}

/** The host name for a generation, on both servers. */
const hostOf = (generation: string): string => `preview-${generation}.localhost`

/**
 * The host name of the one bundle, whose chunks have no hashes. It does not send the header
 * `Integrity-Policy`, which would block such chunks.
 */
const uncheckedHost = (generations: VariantGenerations): string => hostOf(generations['one bundle'])

/** Serves the variants like `npm start`: with this project's own server. */
async function likeNpmStart({ store, versions, bundle, line, closing }: Parts): Promise<ServedSite> {
  const ownPort = await findFreePort()
  const port = await line.listen({ host: '127.0.0.1', port: ownPort }, false)
  const generations = await composeVariants(store, firstPlan(versions, '/main/gemini'), bundle)
  const server = await serveSite(store, { hosts: hostsAt(port) })
  leaveOutPolicy(server, uncheckedHost(generations))
  await server.listen({ port: ownPort, host: '127.0.0.1' })
  closing.push(() => server.close())
  return { protocol: 'http', port, generations }
}

/** Returns the host names of a site that browsers reach at this port of the simulated network. */
const hostsAt = (port: number): SiteHosts => ({ names: [`localhost:${port}`], previews: `localhost:${port}` })

function leaveOutPolicy(server: Awaited<ReturnType<typeof serveSite>>, host: string): void {
  server.addHook('onSend', (request, reply, _payload, done) => {
    if (request.hostname === host) reply.removeHeader(INTEGRITY_POLICY)
    done()
  })
}

/** Serves the variants like `npm start -- --nginx`: https on one origin. */
async function behindNginx(
  { store, versions, bundle, line, closing }: Parts,
  program: string,
): Promise<ServedSite> {
  const folder = path.join(store.folder, 'nginx')
  const socket = path.join(folder, 'line.sock')
  const port = await line.listen({ path: socket }, true)
  const generations = await composeVariants(store, firstPlan(versions, '/main/gemini'), bundle)
  const ownPort = await findFreePort()
  await writeNginxConfiguration(folder, {
    store,
    addresses: ['127.0.0.1'],
    httpsPort: ownPort,
    tls: await ensureTestCertificate(),
    hosts: hostsAt(port),
    user: process.getuid?.() === 0 ? 'root' : undefined,
    hsts: 0,
    http2: detectHttp2Syntax(program),
  })
  await listenAtSocket(folder, socket)
  await leaveOutPolicyOfNginx(folder, uncheckedHost(generations))
  const nginx = await runNginx(program, folder, ownPort)
  closing.push(() => nginx.close())
  return { protocol: 'https', port, generations }
}

/**
 * Makes nginx listen on a Unix socket, whose buffer is small, so that nginx can still reorder responses. TCP
 * sockets buffer megabytes: nginx would write all responses immediately, in the order of the requests.
 */
async function listenAtSocket(folder: string, socket: string): Promise<void> {
  const ports = await readFile(path.join(folder, 'generated', 'listen.conf'), 'utf8')
  const [, flags = ''] = /^listen \S+ (.*);$/m.exec(ports) ?? []
  const listen = `listen unix:${socket} ${flags} sndbuf=${NGINX_SEND_BUFFER};`
  const file = path.join(folder, 'nginx.conf')
  // Replace only the first match, in the `server` block of the site: the benchmark visits no other server.
  const text = (await readFile(file, 'utf8')).replace(
    'include generated/listen.conf;',
    include => `${include} ${listen}`,
  )
  await writeFile(file, text)
}

async function leaveOutPolicyOfNginx(folder: string, host: string): Promise<void> {
  const file = path.join(folder, 'generated', 'headers', 'page.conf')
  const headers = await readFile(file, 'utf8')
  const policy = new RegExp(`^(add_header ${INTEGRITY_POLICY}) (".*") always;$`, 'm')
  const [, , value] = policy.exec(headers) ?? []
  if (value === undefined)
    throw new Error(`nginx sends no ${INTEGRITY_POLICY} with a page. Has headers.ts changed?`)
  await writeFile(file, headers.replace(policy, '$1 $integrity_policy_of_host always;'))
  await appendFile(
    path.join(folder, 'generated', 'header-values.conf'),
    `map $host $integrity_policy_of_host { default ${value}; "${host}" ""; }\n`,
  )
}

async function composeVariants(store: Store, plan: Plan, bundle: OneBundle): Promise<VariantGenerations> {
  const base = `/apps/${BUNDLE.name}/${BUNDLE.version}/`
  return writeVariantDocuments(store, await compose(store, plan), bundle, base)
}

/** Writes compressed copies of each file, as a release has them. */
async function storeBundle(store: Store, { folder }: OneBundle): Promise<void> {
  const target = releaseFolder(store, BUNDLE.name, BUNDLE.version)
  const writer = startFileWriter('smallest')
  for (const name of readdirSync(folder).filter(name => name.endsWith('.js'))) {
    writer.write(path.join(target, name), readFileSync(path.join(folder, name)))
  }
  await writer.finish()
}
