import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fingerprintSources } from '@kutuhal/build/provenance/source-version.ts'
import { isInstalledPackage } from '@kutuhal/build/apps.ts'

/** code-identity.test.ts checks that each list of code is complete. */
export interface CodeHashInputs {
  /** From the project's root. */
  readonly sources: readonly string[]
  readonly packages: readonly string[]
}

/** Hashes sources (or installed packages' versions), packages with dependencies, and Node's versions. */
export function hashCodeInputs({ sources, packages }: CodeHashInputs): string {
  return createHash('sha256')
    .update(
      isInstalledPackage
        ? JSON.stringify(ours.map(name => readInstalledManifest(name, import.meta.url).version))
        : fingerprintSources(sources),
    )
    .update(JSON.stringify([process.versions, ...packages.map(name => versionsOf(name, import.meta.url))]))
    .digest('hex')
}

/** Where these are installed from a registry, hashes use their versions instead of their sources. */
const ours = ['@kutuhal/build', '@kutuhal/contract', '@kutuhal/release']

function versionsOf(name: string, from: string): readonly string[] {
  const { file, version, dependencies = {} } = readInstalledManifest(name, from)
  return [`${name}@${version}`, ...Object.keys(dependencies).flatMap(each => versionsOf(each, file))]
}

interface Manifest {
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

function readInstalledManifest(name: string, from: string): Manifest & { readonly file: string } {
  const folders = createRequire(from).resolve.paths(name) ?? []
  const found = folders.map(folder => path.join(folder, name, 'package.json')).find(each => existsSync(each))
  if (found === undefined) throw new Error(`The package "${name}" is not installed. Try: npm ci`)
  // A package's dependencies are found from its real path.
  const file = realpathSync(found)
  // npm ensures the form of the file.
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as Manifest), file }
}

/** Affects composing; without the code of the releases. */
export const composerHashInputs: CodeHashInputs = {
  sources: [
    ...[
      'build',
      'create-remote/remote-names.ts',
      'release/compose',
      'release/releases/released-plan.ts',
      'release/store',
    ].map(name => `shared/tooling/${name}`),
    ...['address.ts', 'composition.ts', 'document.ts', 'languages.ts', 'share-scope.ts'].map(
      name => `shared/contract/${name}`,
    ),
  ],
  packages: ['domhandler', 'htmlparser2', 'zod'],
}

let known: string | undefined

/** With equal plans and releases, equal composers make equal generations. */
export const computeComposerHash = (): string => (known ??= hashCodeInputs(composerHashInputs))
