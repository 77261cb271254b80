/**
 * Runs as a process of its own inside a copy of the project: builds the app of the fixtures with one set of edits after another. The compilers
 * stay, so that a build takes as long as what was edited, not as long as everything.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Compiler, type Configuration, type Stats } from 'webpack'
import { appFolder } from '@kutuhal/build/apps.ts'
import { browserConfig } from '@kutuhal/build/browser-config.ts'
import type { BuildTarget } from '@kutuhal/build/common-config.ts'
import { writeReleaseManifest } from '@kutuhal/build/release-manifest.ts'
import { serverConfig } from '@kutuhal/build/server-config.ts'
import { writeBuildRecord } from '@kutuhal/build/write-build-record.ts'
import type { Edit, FixtureBuild } from './fixture.ts'
import { sampleApp, sampleVersion } from './sample-app.ts'

const target: BuildTarget = { app: sampleApp, version: sampleVersion, mode: 'production' }
const folder = appFolder(sampleApp)
const dist = path.join(folder, 'dist')

// A folder that is there from the beginning is copied on every build.
write('public/media/straw.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>')

const browser = compiler(browserConfig(target))
const server = compiler(serverConfig(target, {}))
const kept = new Map<string, string | undefined>()

process.on('message', (build: FixtureBuild) => {
  buildFixture(build).then(
    () => process.send?.({ dist: build.dist }),
    (error: unknown) => process.send?.({ dist: build.dist, error: String(error) }),
  )
})

async function buildFixture({ edits, dist: into }: FixtureBuild): Promise<void> {
  const startedAt = new Date()
  try {
    edits.forEach(apply)
    const stats = [await run(browser), await run(server)] as const
    take(stats[0], dist, into)
    take(stats[1], path.join(dist, 'server'), path.join(into, 'server'))
    await writeReleaseManifest(target, stats[0].compilation, into)
    await writeBuildRecord(sampleApp, into, startedAt)
  } finally {
    restore()
  }
}

function compiler(config: Configuration): Compiler {
  const made = webpack({ ...config, cache: { type: 'memory' } })
  if (!made) throw new Error('webpack gave no compiler. Is the configuration complete?')
  return made
}

async function run(made: Compiler): Promise<Stats> {
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    made.run((error, result) => (error ? reject(error) : resolve(result))),
  )
  if (!stats || stats.hasErrors() || stats.hasWarnings())
    throw new Error(stats?.toString({ preset: 'errors-warnings', colors: false }))
  return stats
}

/** The folder also holds files of earlier builds. */
function take(stats: Stats, from: string, to: string): void {
  for (const { name } of stats.compilation.getAssets()) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true })
    cpSync(path.join(from, name), path.join(to, name))
  }
}

function apply(edit: Edit): void {
  const file = path.join(folder, edit.file)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (!kept.has(edit.file)) kept.set(edit.file, before)
  if ('content' in edit) return write(edit.file, edit.content)
  if (before?.includes(edit.replace) !== true)
    throw new Error(
      `${edit.file} does not contain “${edit.replace}” any more. Adapt the fixture to the new source.`,
    )
  write(edit.file, before.replaceAll(edit.replace, edit.by))
}

function restore(): void {
  for (const [file, content] of kept) {
    if (content === undefined) rmSync(path.join(folder, file))
    else write(file, content)
  }
  kept.clear()
}

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), content)
}
