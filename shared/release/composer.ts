import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { fingerprint } from '../build/fingerprint.ts'

/** All code of ours that composing runs beside the releases; a test holds the list complete (composer.test.ts). */
export const composerSources = ['shared/release', 'shared/build/sha384.ts'] as const

/** Packages likewise. */
export const composerPackages = ['node-html-parser'] as const

let known: string | undefined

/**
 * Says which composer this is: the same one makes the same generation of the same releases and plan, wherever it runs. Node counts,
 * since it spells dates and numbers.
 */
export function composer(): string {
  return (known ??= createHash('sha256')
    .update(fingerprint(composerSources))
    .update(JSON.stringify([process.version, ...composerPackages.map(versionOf)]))
    .digest('hex'))
}

const require = createRequire(import.meta.url)

function versionOf(name: string): string {
  const manifest: unknown = require(`${name}/package.json`)
  if (manifest instanceof Object && 'version' in manifest) return `${name}@${String(manifest.version)}`
  throw new Error(`${name}/package.json has no version. Is it installed? Try: npm ci`)
}
