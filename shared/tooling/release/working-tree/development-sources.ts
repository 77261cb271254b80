import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { ReleasePin } from '@kutuhal/contract/composition.ts'
import type { App } from '@kutuhal/build/apps.ts'
import { containerName } from '@kutuhal/build/release.ts'
import { DEVELOPMENT_VERSION } from '@kutuhal/build/webpack/development-config.ts'
import { integrityOf } from '@kutuhal/build/hashes.ts'
import webpack, { type Configuration } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'

/** With the hash of the current entry file, so it is valid only until the next edit. */
export async function createDevelopmentPin(app: App, port: number): Promise<ReleasePin> {
  const base = `http://localhost:${port}/`
  const entry = base + (app === 'shell' ? 'main.js' : 'remoteEntry.js')
  const content = await (await fetch(entry)).arrayBuffer()
  return {
    release: `${app}@${DEVELOPMENT_VERSION}`,
    base,
    container: containerName(app, DEVELOPMENT_VERSION),
    entry,
    integrity: integrityOf(Buffer.from(content)),
  }
}

export async function serveAppFromSource(
  config: Configuration,
  port: number,
  { isHot }: { readonly isHot: boolean },
): Promise<void> {
  const compiler = webpack(config)
  if (!compiler)
    throw new Error(`webpack gave no compiler for ${config.name}. Is its configuration complete?`)
  const server = new WebpackDevServer(
    {
      port,
      hot: isHot,
      liveReload: !isHot,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      // This process ends its children itself.
      setupExitSignals: false,
      client: { overlay: false, logging: 'warn', webSocketURL: { hostname: 'localhost', port } },
    },
    compiler,
  )
  await server.start()
}

/** The script must run before React, and only once: `injectIntoGlobalHook` becomes an empty function. */
export async function buildReactRefreshRuntime(): Promise<string> {
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
