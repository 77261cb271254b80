/**
 * `npm run dev` serves all apps from source with hot reload; `npm run dev -w mf-maze` serves one app from
 * source and the others from releases, so that a team needs only its own sources.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { apps, requireApp, type App } from '@kutuhal/build/apps.ts'
import { hotReloadConfig } from '@kutuhal/build/webpack/development-config.ts'
import type { Composition } from '@kutuhal/contract/composition.ts'
import { liveDeployment } from '../store/deployments.ts'
import { generationFolder, PINS_PATH, type Store } from '../store/store.ts'
import { resolveLocalStore } from '../store/store-location.ts'
import { buildReleases } from './build-releases.ts'
import { createDevelopmentDocument, REACT_REFRESH_RUNTIME_PATH } from './dev-document.ts'
import { createDevelopmentPin, buildReactRefreshRuntime, serveAppFromSource } from './development-sources.ts'
import { requireFreePorts, assignSitePorts } from './ports.ts'
import { runSite } from './run-site.ts'

try {
  const names = process.argv.slice(2)
  await develop(names.length === 0 ? apps : names.map(requireApp))
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

async function develop(developed: readonly App[]): Promise<void> {
  const ports = assignSitePorts(process.env['PORT'], apps.length)
  const portOf = (app: App) => ports.gateway + 1 + apps.indexOf(app)
  await requireFreePorts({ ...ports, ...Object.fromEntries(developed.map(app => [app, portOf(app)])) })
  const store = resolveLocalStore(undefined, `dev-${ports.site}`)
  const pins = await buildReleases(store, console.log, {
    flavour: 'development-react',
    anyVersionOf: developed,
  })

  for (const app of developed) {
    const config = hotReloadConfig(app, `http://localhost:${portOf(app)}/`)
    await serveAppFromSource(config, portOf(app), { isHot: true })
  }
  const development = {
    alter: async (html: string) => {
      const pins = developed.map(async app => [app, await createDevelopmentPin(app, portOf(app))] as const)
      // A shell from source has no generation that lists the remotes' pins.
      const others = developed.includes('shell') ? await livePins(store) : {}
      return createDevelopmentDocument(html, { ...others, ...Object.fromEntries(await Promise.all(pins)) })
    },
    files: { [REACT_REFRESH_RUNTIME_PATH]: await buildReactRefreshRuntime() },
  }
  const site = await runSite(store, pins, ports, development)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0))
  if (site.replaced !== undefined) console.log(`\n${site.replaced}`)
  console.log(`\n${developed.join(', ')} from source: ${site.address}\nCtrl-C stops everything.`)
}

async function livePins(store: Store): Promise<Composition['remotes']> {
  const live = await liveDeployment(store)
  if (!live) return {}
  const text = await readFile(path.join(generationFolder(store, live.generation), PINS_PATH), 'utf8')
  // compose.ts wrote this file.
  return (JSON.parse(text) as Composition).remotes
}
