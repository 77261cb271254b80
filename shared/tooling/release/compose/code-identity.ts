import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { fingerprint } from '@kutuhal/build/fingerprint.ts'

/** Code on which a result depends; code-identity.test.ts holds every list complete, and free of what makes no difference. */
export interface Code {
  /** Files and folders of ours, from the project's root. */
  readonly sources: readonly string[]
  readonly packages: readonly string[]
}

/** Some files of a folder. */
export const below = (folder: string, ...files: readonly string[]): readonly string[] =>
  files.map(file => `${folder}/${file}`)

/**
 * Tells code from other code that might come to another result: our own, the packages, and Node, which spells dates and numbers.
 * @throws Error if a package is not installed
 */
export function identityOf({ sources, packages }: Code): string {
  return createHash('sha256')
    .update(fingerprint(sources))
    .update(JSON.stringify([process.version, ...packages.map(versionOf)]))
    .digest('hex')
}

const require = createRequire(import.meta.url)

function versionOf(name: string): string {
  const manifest: unknown = require(`${name}/package.json`)
  if (manifest instanceof Object && 'version' in manifest) return `${name}@${String(manifest.version)}`
  throw new Error(`${name}/package.json has no version. Is it installed? Try: npm ci`)
}
