#!/usr/bin/env node
/**
 * `build-app.ts <app> [version] [--dist <folder>] [--flavour development-react] [--development]` builds an
 * app, by default into its `dist/`. `--development` adds React's development build to a shell.
 */
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findStandaloneRemote, projectRoot, requireApp } from './apps.ts'
import { browserConfig } from './webpack/browser-config.ts'
import { buildEmbed } from './build-embed.ts'
import { distFolder, type BuildTarget } from './webpack/common-config.ts'
import { developmentShellConfig } from './webpack/development-config.ts'
import { readPublicFileHashes, writeReleaseManifest } from './release-manifest.ts'
import { inlineScriptsConfig } from './webpack/inline-scripts.ts'
import { runWebpack } from './webpack/run-webpack.ts'
import { serverConfig } from './webpack/server-config.ts'
import { getSourceVersion } from './provenance/source-version.ts'
import { writeBuildRecord } from './provenance/build-record.ts'

const { values, positionals } = parseArgs({
  options: { dist: { type: 'string' }, flavour: { type: 'string' }, development: { type: 'boolean' } },
  allowPositionals: true,
})
try {
  const app = requireApp(positionals[0] ?? findStandaloneRemote(projectRoot))
  const flavour = values.flavour === 'development-react' ? values.flavour : undefined
  const version = positionals[1] ?? getSourceVersion(app, flavour)
  await buildApp({ app, version, mode: 'production', flavour, dist: values.dist })
} catch (error) {
  // webpack's messages name the file and line, so a stack trace of this program would not help.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function buildApp(target: BuildTarget): Promise<void> {
  const startedAt = new Date()
  const dist = distFolder(target)
  await rm(dist, { recursive: true, force: true })
  const browser = await runWebpack(browserConfig(target))
  if (target.app === 'shell') await runWebpack(inlineScriptsConfig(target))
  await runWebpack(serverConfig(target, await readPublicFileHashes(dist)))
  await buildEmbed(target)
  if (target.app === 'shell' && values.development) await runWebpack(developmentShellConfig(target))
  await writeReleaseManifest(target, browser.compilation, dist)
  await writeBuildRecord(target.app, dist, startedAt)
}
