import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sha384 } from '@kutuhal/build/sha384.ts'
import { parsePathSegments } from '@kutuhal/contract/address.ts'
import { toDocumentPath } from '@kutuhal/release/store/places.ts'
import { startFileWriter } from '@kutuhal/release/store/files/file-writer.ts'
import { generationFolder, type Store } from '@kutuhal/release/store/store.ts'
import { benchPages, type SiteVariant } from '../comparison.ts'
import type { OneBundle } from '../one-bundle/build.ts'
import { removeScripts, replaceScripts } from './documents.ts'

/** The id of the generation that holds a variant; servers show it at `preview-<id>.…`. */
export type VariantGenerations = Readonly<Record<SiteVariant, string>>

/** Id of the element that names a document's releases, as in shell/document-data.ts. */
const COMPOSITION_ID = 'composition'

/**
 * Writes each variant of the pages as a compressed generation, in the format that the composer writes.
 * @param composed id of the generation from which the variants are made
 * @param bundleBase address of the one bundle's folder, ending in a slash
 */
export async function writeVariantDocuments(
  store: Store,
  composed: string,
  bundle: OneBundle,
  bundleBase: string,
): Promise<VariantGenerations> {
  const variants = {
    floor: removeScripts,
    'one bundle': (html: string, { chunk }: (typeof benchPages)[number]) =>
      replaceScripts(
        html,
        scriptElements(bundle, bundleBase, [...bundle.entry, ...bundle.chunk(chunk)]),
        COMPOSITION_ID,
      ),
  }
  const idOf = (variant: string) =>
    createHash('sha256').update(`${composed} ${variant}`).digest('hex').slice(0, composed.length)
  const writer = startFileWriter('fast')
  for (const [variant, change] of Object.entries(variants)) {
    for (const page of benchPages) {
      const file = toDocumentPath(parsePathSegments(page.path))
      if (file === undefined) throw new Error(`${page.path} is no page.`)
      const html = readFileSync(path.join(generationFolder(store, composed), file), 'utf8')
      writer.write(path.join(generationFolder(store, idOf(variant)), file), change(html, page))
    }
  }
  await writer.finish()
  return { site: composed, floor: idOf('floor'), 'one bundle': idOf('one bundle') }
}

/**
 * Writes script tags with integrity hashes, since the documents' policy requires them. The hashes add hardly
 * anything to the page size that the benchmark measures.
 */
function scriptElements(bundle: OneBundle, base: string, files: readonly string[]): string {
  const element = (file: string) => {
    const hash = sha384(readFileSync(path.join(bundle.folder, file)))
    return `<script defer src="${base}${file}" integrity="sha384-${hash}" crossorigin></script>`
  }
  return [...new Set(files)].map(element).join('')
}
