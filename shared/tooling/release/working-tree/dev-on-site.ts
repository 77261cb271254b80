#!/usr/bin/env node
/**
 * `npm run dev -- --site https://www.kutuhal.example` in a remote's own repository serves the live site with
 * this remote from source; with `--built`, as a built release for browser tests. Hot reload works if the live
 * shell has React's development build; otherwise, each change reloads the page.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import {
  type App,
  appFolder,
  findStandaloneRemote,
  getPackageVersion,
  projectRoot,
  requireApp,
} from '@kutuhal/build/apps.ts'
import { CONTENT_ADDRESS_FOLDER, getContentHashes, type Release } from '@kutuhal/build/release.ts'
import {
  hotReloadConfig,
  DEVELOPMENT_SHELL_PATH,
  fullReloadConfig,
} from '@kutuhal/build/webpack/development-config.ts'
import type { ReleasePin } from '@kutuhal/contract/composition.ts'
import { parseServerUrl } from '@kutuhal/settings'
import fastify from 'fastify'
import { createPin } from '../compose/pinned-releases.ts'
import { getContentType } from '../serve/object-headers.ts'
import { DEFAULT_PORT } from '../store/store-location.ts'
import { readRelease } from '../store/store.ts'
import { buildAppToFolder } from './build-releases.ts'
import { createDevelopmentPin, buildReactRefreshRuntime, serveAppFromSource } from './development-sources.ts'
import { createDevelopmentDocument, REACT_REFRESH_RUNTIME_PATH, findShellBaseUrl } from './dev-document.ts'
import { parseFirstPort } from './ports.ts'

try {
  const { values } = parseArgs({ options: { site: { type: 'string' }, built: { type: 'boolean' } } })
  const site = siteFrom(values.site ?? process.env['npm_package_config_site'])
  const port = parseFirstPort(process.env['PORT'], DEFAULT_PORT, 1)
  const app = requireApp(findStandaloneRemote(projectRoot))
  await serve(site, port, app, values.built ? await built(app) : await developed(site, app, port + 1))
  const what = values.built ? 'as it would be released' : 'from source'
  console.log(
    `\n${app} ${what}, everything else from ${site.origin}: http://localhost:${port}\nCtrl-C stops it.`,
  )
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

function siteFrom(text = ''): URL {
  const address = parseServerUrl(text, { protocols: ['http:', 'https:'] })
  if (address !== undefined) return new URL(address)
  const what = text === '' ? 'Which site?' : `"${text}" is no address of a site, without a path.`
  throw new Error(
    `${what} Write it into package.json, as "site" in "config", or type it: npm run dev -- --site https://www.kutuhal.example`,
  )
}

interface OwnRemote {
  readonly pin: () => Promise<ReleasePin>
  /** By address on the site. All other files come from the live site. */
  readonly files: ReadonlyMap<string, string>
  /** Changed modules are replaced in the open page. */
  readonly isHot: boolean
}

async function developed(site: URL, app: App, port: number): Promise<OwnRemote> {
  const isHot = await hasDevelopmentShell(site)
  const base = `http://localhost:${port}/`
  await serveAppFromSource(isHot ? hotReloadConfig(app, base) : fullReloadConfig(app, base), port, { isHot })
  if (!isHot)
    console.log('The live shell brings no development build of React: a change loads the page again.')
  return { pin: () => createDevelopmentPin(app, port), files: new Map(), isHot }
}

async function hasDevelopmentShell(site: URL): Promise<boolean> {
  const base = findShellBaseUrl(await (await fromSite(site, '/')).text())
  if (base === undefined) throw new Error(`${site.origin} shows no site that remotes belong to.`)
  const script = await fetch(new URL(base + DEVELOPMENT_SHELL_PATH, site), { method: 'HEAD' })
  return script.ok
}

async function built(app: App): Promise<OwnRemote> {
  const dist = path.join(appFolder(app), '.cache', 'on-site')
  await buildAppToFolder(app, getPackageVersion(app), dist)
  const release = await readRelease(dist)
  const pin = createPin({ ...release, base: `/apps/${app}/${release.version}/` })
  return { pin: () => Promise.resolve(pin), files: addressesOf(release, dist), isHot: false }
}

function addressesOf({ name, version, files }: Release, dist: string): ReadonlyMap<string, string> {
  const contents = getContentHashes(files)
  return new Map(
    Object.keys(files).flatMap(file => {
      const content = contents.get(file)
      const places = [version, ...(content === undefined ? [] : [`${CONTENT_ADDRESS_FOLDER}/${content}`])]
      return places.map(place => [`/apps/${name}/${place}/${file}`, path.join(dist, file)] as const)
    }),
  )
}

async function serve(site: URL, port: number, app: App, own: OwnRemote): Promise<void> {
  const server = fastify()
  const shellScript = own.isHot ? DEVELOPMENT_SHELL_PATH : undefined
  const runtime = own.isHot ? await buildReactRefreshRuntime() : ''
  if (own.isHot)
    server.get(REACT_REFRESH_RUNTIME_PATH, (_, reply) => reply.type('text/javascript').send(runtime))
  server.get('*', async (request, reply) => {
    const file = own.files.get(request.url.split('?', 1)[0] ?? '')
    if (file !== undefined) return reply.type(getContentType(file)).send(await readFile(file))
    const answer = await fromSite(site, request.url)
    const type = answer.headers.get('content-type') ?? 'application/octet-stream'
    reply.code(answer.status).header('content-type', type).header('cache-control', 'no-store')
    if (!type.startsWith('text/html')) return reply.send(Buffer.from(await answer.arrayBuffer()))
    return reply.send(
      createDevelopmentDocument(
        await answer.text(),
        { [app]: await own.pin() },
        { isHot: own.isHot, shellScript },
      ),
    )
  })
  await server.listen({ port })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
}

async function fromSite(site: URL, url: string): Promise<Response> {
  try {
    return await fetch(new URL(url, site))
  } catch (cause) {
    throw new Error(`${site.origin} does not answer. Is the address right, and are you online?`, { cause })
  }
}
