import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chunkGlobal, containerName, type Release } from '@kutuhal/build/release.ts'
import { openReleases } from '../../releases/release-source.ts'
import { newestDeployment } from '../../store/deployments.ts'
import { releaseFolder, type Store } from '../../store/store.ts'
import type { Finding, CheckOutcome } from '../finding.ts'

/**
 * Checks names that must be unique: of two releases with the same container name or `uniqueName`, one would
 * render the other's pages. The Trusted Types policy must have the name that documents allow.
 */
export async function checkNames(store: Store, release: Release): Promise<CheckOutcome> {
  const { name, version, container } = release
  const findings: Finding[] = []
  const place = { about: 'name', file: 'release.json' } as const
  const expected = containerName(name, version)
  if (container !== expected)
    findings.push({
      ...place,
      what: `The container is called "${container}", but ${name}@${version} must be "${expected}". Under any other name two releases could meet in one tab and take each other's place.`,
      remedy: `Build it with shared/tooling/build, which makes the name of app and version, and publish it as a new version.`,
    })
  for (const other of await listReleasesCalled(store, name, container))
    if (other !== `${name}@${version}`)
      findings.push({
        ...place,
        what: `The container name "${container}" is taken: ${other} has it too. Whichever loads second would render the other's pages.`,
        remedy: `Publish this one under a version that differs in letters and digits, not only in punctuation.`,
      })
  const file = name === 'shell' ? 'main.js' : 'remoteEntry.js'
  const code = await readFile(path.join(releaseFolder(store, name, version), file), 'utf8').catch(() => '')
  const list = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, found = '']) => found))]
  const globals = list(/\b(webpackChunk\w+)/g)
  const policies = list(/\.createPolicy\("([^"]*)"/g).filter(found => !found.startsWith('kutuhal-'))
  for (const [kind, found, own] of [
    ['global for chunks', globals, chunkGlobal(name)],
    ['Trusted Types policy', policies, name],
  ] as const) {
    const foreign = found.filter(other => other !== own)
    if (foreign.length > 0)
      findings.push({
        about: 'name',
        file,
        what: `Its ${kind} is "${foreign.join('", "')}" instead of "${own}".`,
        remedy: `output.chunkLoadingGlobal and output.trustedTypes.policyName must be made of the app's name (shared/tooling/build/webpack/browser-config.ts).`,
      })
  }
  return { fine: `container ${container} is its own`, findings }
}

async function listReleasesCalled(store: Store, app: string, container: string): Promise<string[]> {
  const live = await newestDeployment(store)
  const published = await openReleases(store).list(app)
  const own = published.map(({ version }) => [app, version] as const)
  const others = [live?.plan.pins, live?.plan.previous].flatMap(pins => Object.entries(pins ?? {}))
  const called = [...own, ...others].filter(([name, version]) => containerName(name, version) === container)
  return [...new Set(called.map(([name, version]) => `${name}@${version}`))]
}
