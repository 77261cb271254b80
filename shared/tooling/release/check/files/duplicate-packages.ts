import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from '@kutuhal/build/release.ts'
import type { Finding, CheckOutcome } from '../finding.ts'

/**
 * For each shared package, a text that only this package contains and that no minifier changes. A test
 * ensures that the shell's bundle contains all these texts.
 */
export const packageMarkerTexts = {
  react: 'takes an object of state variables to update',
  'react-dom': '__reactContainer$',
  'react-router': 'may be used only in the context of a <Router>',
  '@emotion/react': 'data-emotion',
  '@kutuhal/contract': 'kutuhal-html',
} as const

/**
 * Finds a remote's own copies of shared packages: two Reacts in one page break hooks and double the download.
 * Files for partner pages (`embed/`) are exempt: they must include their own copies.
 */
export async function checkDuplicatePackages(folder: string, release: Release): Promise<CheckOutcome> {
  const scripts = Object.keys(release.files).filter(name => /^(?!(server|embed)\/).*\.js$/.test(name))
  const holders = new Map<string, string[]>()
  for (const file of scripts) {
    const code = await readFile(path.join(folder, file), 'utf8').catch(() => '')
    for (const [name, marker] of Object.entries(packageMarkerTexts))
      if (code.includes(marker)) holders.set(name, [...(holders.get(name) ?? []), file])
  }
  const findings = [...holders].map(([name, files]): Finding => ({
    about: 'second copy',
    file: files.join(', '),
    what: `It holds a copy of ${name} of its own, next to the shell's. With two in one page hooks, context or styles fail, and visitors load it twice.`,
    remedy: `Import ${name} by its plain name, so that the build takes it from the shell (shared/tooling/build/webpack/shared-packages.ts), and look for a dependency that brings it along: npm ls ${name}`,
  }))
  return { fine: 'no second copy of what the shell shares', findings }
}
