/**
 * `npm run dev` serves all apps from their sources with hot reload; `npm run dev -w mf-maze` serves one, and everything else
 * from releases, so that a team needs nothing but its own sources.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import type { ReleasePin } from '@kutuhal/contract/composition.ts'
import { apps, requireApp, valueFor, type App } from '@kutuhal/build/apps.ts'
import { containerName } from '@kutuhal/build/container-name.ts'
import { DEVELOPMENT_VERSION, developmentConfig } from '@kutuhal/build/development-config.ts'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { storeAt } from '../store/store-location.ts'
import { buildReleases } from './build-releases.ts'
import { developmentDocument, REFRESH_RUNTIME } from './dev-document.ts'
import { checkFree, portsFrom } from './ports.ts'
import { runSite } from './run-site.ts'

try {
  const [name] = process.argv.slice(2)
  await develop(name === undefined ? apps : [requireApp(name)])
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function develop(developed: readonly App[]): Promise<void> {
  const ports = portsFrom(process.env['PORT'])
  await checkFree(ports)
  const store = storeAt(undefined, `dev-${ports.apps.shell}`)
  const pins = await buildReleases(store, console.log, {
    flavour: 'development-react',
    anyVersionOf: developed,
  })

  // The shell's own port serves the documents; its sources are served beside the others.
  const portOf = (app: App) => (app === 'shell' ? ports.gateway + 1 : valueFor(ports.apps, app))
  for (const app of developed) await serveSources(app, portOf(app))
  const development = {
    leaveOut: developed,
    alter: async (html: string) => {
      const pins = developed.map(async app => [app, await developmentPin(app, portOf(app))] as const)
      return developmentDocument(html, Object.fromEntries(await Promise.all(pins)))
    },
    files: { [REFRESH_RUNTIME]: await refreshRuntime() },
  }
  const site = await runSite(store, pins, ports, { development })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  if (site.replaced !== undefined) console.log(`\n${site.replaced}`)
  console.log(`\n${developed.join(', ')} from source: ${site.addresses.shell}\nCtrl-C stops everything.`)
}

/** With the hash that the entry has at this moment: after the next edit it is another. */
async function developmentPin(app: App, port: number): Promise<ReleasePin> {
  const base = `http://localhost:${port}/`
  const entry = await fetch(base + (app === 'shell' ? 'main.js' : 'remoteEntry.js'))
  return {
    release: `${app}@${DEVELOPMENT_VERSION}`,
    base,
    container: containerName(app, DEVELOPMENT_VERSION),
    integrity: `sha384-${sha384(Buffer.from(await entry.arrayBuffer()))}`,
    bringsRuntime: true,
  }
}

async function serveSources(app: App, port: number): Promise<void> {
  const compiler = webpack(developmentConfig(app, `http://localhost:${port}/`))
  if (!compiler) throw new Error(`webpack gave no compiler for ${app}. Is its configuration complete?`)
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      // This process ends by itself, with all that it started.
      setupExitSignals: false,
      client: { overlay: false, logging: 'warn', webSocketURL: { hostname: 'localhost', port } },
    },
    compiler,
  )
  await server.start()
}

/** The runtime as a script of its own, ready before React starts; later requests to inject it again change nothing. */
async function refreshRuntime(): Promise<string> {
  const resolve = createRequire(import.meta.url).resolve
  const file = path.join(
    path.dirname(resolve('react-refresh/package.json')),
    'cjs/react-refresh-runtime.development.js',
  )
  return `(() => {
const exports = {}, process = { env: { NODE_ENV: 'development' } };
${await readFile(file, 'utf8')}
exports.injectIntoGlobalHook(window);
window.__REACT_REFRESH__ = { ...exports, injectIntoGlobalHook() {} };
})();`
}
