import { brotliCompressSync } from 'node:zlib'
import { containerName, type Release } from '@kutuhal/build/release.ts'
import type { Composition } from '@kutuhal/contract/composition.ts'
import { sha384 } from '@kutuhal/build/hashes.ts'
import { createGenerationPins, type PinnedRelease } from '@kutuhal/release/compose/pinned-releases.ts'
import { composeWorkingTreeSite } from '@kutuhal/testing/releases/working-tree-site.ts'
import { selectDocumentPins } from '../document-data.ts'
import { createContentSecurityPolicy } from './security-policy.ts'

const home = composeWorkingTreeSite().pages.find(({ path }) => path === '/')?.html ?? ''

function release(name: string, version: string): PinnedRelease {
  const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js'
  const made: Release = {
    name,
    version,
    contract: 2,
    shared: {},
    provided: {},
    maps: {},
    chunks: {},
    container: containerName(name, version),
    files: { [entry]: { bytes: 1, sha384: sha384(Buffer.from(`${name}@${version}`)) } },
  }
  return { ...made, base: `/apps/${name}/${version}/` }
}

function siteOf(count: number): Composition {
  const names = ['mf-content', ...Array.from({ length: count - 1 }, (_, index) => `mf-team-${index}`)]
  const pinned = names.map(
    name => [name, { ...release(name, '1.4.0'), previous: release(name, '1.3.9') }] as const,
  )
  const moment = { generation: '1a2b3c4d5e6f', year: 2026 }
  const composition = createGenerationPins(
    moment,
    release('shell', '1.4.0'),
    Object.fromEntries(pinned),
    '/main/gemini',
  )
  return { ...composition, page: { path: '/', remote: 'mf-content', data: {} } }
}

function homeWith(count: number): string {
  const site = siteOf(count)
  const policy = createContentSecurityPolicy(site, { styles: [], scripts: [] })
  return home
    .replace(/(http-equiv="Content-Security-Policy" content=")[^"]*/, (_, before: string) => before + policy)
    .replace(
      /(id="composition">)[^<]*/,
      (_, before: string) => before + JSON.stringify(selectDocumentPins(site)),
    )
}

const bytesOf = (html: string): number => brotliCompressSync(html).length

it('home grows by less than 1 KB with 40 remotes', () => {
  expect(home).toContain('id="composition"')
  const [few, many] = [homeWith(4), homeWith(40)]
  expect(many.length).toBeGreaterThan(few.length)
  // The longer document may even compress to slightly fewer bytes.
  expect(bytesOf(many) - bytesOf(few)).toBeLessThan(1000)
})

it('says nothing in a document of the releases that it does not show', () => {
  const site = siteOf(4)
  const said = JSON.stringify(selectDocumentPins(site))
  expect(said).toContain('mf-content@1.4.0')
  expect(said).not.toContain('mf-team')
  expect(createContentSecurityPolicy(site, { styles: [], scripts: [] })).not.toMatch(/mf[-_\w]*[_/]1[._]/)
})
