/**
 * `npm run lab -- previews` draws the site's icons, and a link preview for each page from its h1 and first
 * large picture. The pictures are committed, so no build needs a browser. Run it again after a heading or
 * picture has changed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { AddressInfo } from 'node:net'
import { site } from '@kutuhal/contract'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { shortHash } from '@kutuhal/build/hashes.ts'
import { openBrowser } from '../../release/check/browser/open-browser.ts'
import { composeWorkingTree } from '../../release/working-tree/compose-working-tree.ts'
import { serveSite } from '@kutuhal/release/serve/serve.ts'
import { resolveLocalStore } from '@kutuhal/release/store/store-location.ts'
import { addPictureSource } from './picture-source.ts'
import { createSiteIcons } from './icons.ts'
import { readLinkPreviewContent } from './read-page.ts'
import { fitPreviewText, createLinkPreviewHtml } from './link-preview-html.ts'

/** Flat drawings show blocks at a lower quality. */
const QUALITY = 72

const store = resolveLocalStore()
const { generation, folder } = await composeWorkingTree(store, console.log)
const server = await serveSite(store)
await server.listen({ port: 0 })
const { port } = server.server.address() as AddressInfo
const origin = `http://preview-${generation}.localhost:${port}`
const browser = await openBrowser(asked => asked === port)
try {
  // Previews show the pages as they were composed.
  const reader = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } })
  const board = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  const paths = (
    JSON.parse(readFileSync(path.join(folder, 'documents.json'), 'utf8')) as { url: string }[]
  ).map(({ url }) => url)
  const pages = []
  for (const address of paths) pages.push(await readLinkPreviewContent(reader, origin + address))
  const brand = {
    file: 'shell/previews/brand.jpg',
    words: site.tagline,
    above: '',
    art: undefined,
    isOnGround: false,
  }
  for (const { file, ...scene } of [brand, ...pages]) {
    await board.setContent(createLinkPreviewHtml(scene), { waitUntil: 'networkidle' })
    await board.evaluate(fitPreviewText)
    const jpeg = await board.screenshot({ type: 'jpeg', quality: QUALITY })
    write(file, addPictureSource(jpeg, { words: scene.words, ...artOf(scene.art) }))
  }
  for (const { file, size, html } of createSiteIcons(projectRoot)) {
    await board.setViewportSize({ width: size, height: size })
    await board.setContent(html)
    write(file, await board.screenshot({ omitBackground: true }))
  }
} finally {
  await browser.close()
  await server.close()
}

/** No hash if the picture is a screenshot or if there is none. */
function artOf(address: string | undefined): { art?: string } {
  const [, app, file] = /^http.*\/apps\/([^/]+)\/(?:_\/)?[^/]+\/(.+)$/.exec(address ?? '') ?? []
  return app === undefined ? {} : { art: shortHash(readFileSync(inPublic(`${app}/${file}`))) }
}

/** @param file name of the app, and path below its `public/` */
function inPublic(file: string): string {
  const [app = '', ...names] = file.split('/')
  return path.join(projectRoot, app, 'public', ...names)
}

function write(file: string, content: Uint8Array): void {
  const target = inPublic(file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
  console.log(`${path.relative(projectRoot, target).padEnd(48)} ${(content.length / 1000).toFixed(1)} kB`)
}
