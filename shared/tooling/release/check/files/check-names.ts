import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { containerName } from '@kutuhal/build/container-name.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { publishedVersions, readRelease, releaseFolder, type Store } from '../../store/store.ts'
import type { Finding, Outcome } from '../finding.ts'

/**
 * Two releases with one container name, `uniqueName` or Trusted Types policy render each other's pages without a word. So all
 * three are made of app and version, and no other release in the store may have them.
 */
export async function checkNames(store: Store, release: Release): Promise<Outcome> {
  const { name, version, container } = release
  const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js'
  const findings: Finding[] = []
  const expected = containerName(name, version)
  if (container !== expected) {
    findings.push({
      about: 'name',
      file: 'release.json',
      what: `The container is called "${container}", but ${name}@${version} must be "${expected}". Under any other name two releases could meet in one tab and take each other's place.`,
      remedy: `Build it with shared/tooling/build, which makes the name of app and version, and publish it as a new version.`,
    })
  }
  for (const other of await releasesCalled(store, container)) {
    if (other === `${name}@${version}`) continue
    findings.push({
      about: 'name',
      file: 'release.json',
      what: `The container name "${container}" is taken: ${other} has it too. Whichever loads second would render the other's pages.`,
      remedy: `Publish this one under a version that differs in letters and digits, not only in punctuation.`,
    })
  }
  const code = await readFile(path.join(releaseFolder(store, name, version), entry), 'utf8').catch(() => '')
  for (const [kind, found] of Object.entries(namesIn(code))) {
    const foreign = found.filter(other => other !== container)
    if (foreign.length === 0) continue
    findings.push({
      about: 'name',
      file: entry,
      what: `Its ${kind} is "${foreign.join('", "')}" instead of "${container}".`,
      remedy: `output.uniqueName and output.trustedTypes.policyName must be the container's name (shared/tooling/build/browser-config.ts).`,
    })
  }
  return { fine: `container ${container} is its own`, findings }
}

async function releasesCalled(store: Store, container: string): Promise<string[]> {
  const apps = await readdir(path.join(store.folder, 'apps'))
  const all = apps.flatMap(app => publishedVersions(store, app).map(version => [app, version] as const))
  const called = await Promise.all(
    all.map(async ([app, version]) => {
      const release = await readRelease(releaseFolder(store, app, version)).catch(() => undefined)
      return release?.container === container ? [`${app}@${version}`] : []
    }),
  )
  return called.flat()
}

/** As webpack writes them into the first script of a build. */
function namesIn(code: string): Record<string, string[]> {
  const all = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))]
  return {
    'global for chunks': all(/\bwebpackChunk(\w+)/g),
    'Trusted Types policy': all(/\.createPolicy\("([^"]*)"/g).filter(name => !name.startsWith('kutuhal-')),
  }
}
