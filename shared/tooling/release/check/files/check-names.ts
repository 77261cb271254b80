import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { chunkGlobal, containerName, policyName } from '@kutuhal/build/container-name.ts'
import type { Release } from '@kutuhal/build/release.ts'
import { publishedVersions, releaseFolder, type Store } from '../../store/store.ts'
import { readVerifiedStoreState } from '../../store/trust/view.ts'
import type { Finding, CheckOutcome } from '../finding.ts'

/**
 * Checks names that must be unique: of two releases with the same container name or `uniqueName`, one would
 * render the other's pages. The Trusted Types policy must have the name that documents allow.
 */
export async function checkNames(store: Store, release: Release): Promise<CheckOutcome> {
  const { name, version, container, policy = container, byContent } = release
  const global = byContent ? chunkGlobal(name) : `webpackChunk${container}`
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
  for (const other of await releasesCalled(store, name, container)) {
    if (other === `${name}@${version}`) continue
    findings.push({
      about: 'name',
      file: 'release.json',
      what: `The container name "${container}" is taken: ${other} has it too. Whichever loads second would render the other's pages.`,
      remedy: `Publish this one under a version that differs in letters and digits, not only in punctuation.`,
    })
  }
  if (policy !== container && policy !== policyName(name)) {
    findings.push({
      about: 'name',
      file: 'release.json',
      what: `Its Trusted Types policy is called "${policy}", but that of ${name} must be "${policyName(name)}". Documents allow no other name.`,
      remedy: `Build it with shared/tooling/build, which makes the name of the app, and publish it as a new version.`,
    })
  }
  const code = await readFile(path.join(releaseFolder(store, name, version), entry), 'utf8').catch(() => '')
  for (const { kind, found, own } of namesIn(code, global, policy)) {
    const foreign = found.filter(
      other => other !== own && other !== container && other !== `webpackChunk${container}`,
    )
    if (foreign.length === 0) continue
    findings.push({
      about: 'name',
      file: entry,
      what: `Its ${kind} is "${foreign.join('", "')}" instead of "${own}".`,
      remedy: `output.uniqueName must be the container's name, and output.trustedTypes.policyName what release.json says (shared/tooling/build/browser-config.ts).`,
    })
  }
  return { fine: `container ${container} is its own`, findings }
}

/**
 * Returns all releases that have this container name, among the app's published releases and the live and
 * fallback releases of other apps.
 */
async function releasesCalled(store: Store, app: string, container: string): Promise<string[]> {
  const { head } = await readVerifiedStoreState(store)
  const own = publishedVersions(store, app).map(version => [app, version] as const)
  const others = [head?.plan.pins ?? {}, head?.plan.previous ?? {}].flatMap(versions =>
    Object.entries(versions),
  )
  const called = [...own, ...others].filter(([name, version]) => containerName(name, version) === container)
  return [...new Set(called.map(([name, version]) => `${name}@${version}`))]
}

interface NamesOfKind {
  readonly kind: string
  readonly found: readonly string[]
  readonly own: string
}

/**
 * Finds the names of chunk globals and Trusted Types policies in a build's first script.
 * @returns for each of these two kinds, the names in the script (`found`) and the name that the build must
 *   use (`own`)
 */
function namesIn(code: string, global: string, policy: string): readonly NamesOfKind[] {
  const all = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))]
  const policies = all(/\.createPolicy\("([^"]*)"/g).filter(name => !name.startsWith('kutuhal-'))
  return [
    { kind: 'global for chunks', found: all(/\b(webpackChunk\w+)/g), own: global },
    { kind: 'Trusted Types policy', found: policies, own: policy },
  ]
}
