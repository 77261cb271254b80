/** Tests faults that occur only in Firefox, on pages of a few lines. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { mapConcurrently } from '@kutuhal/build/map-concurrently.ts'
import { startCheckServer, type CheckServer } from '../browser/check-server.ts'
import { type FirefoxBrowser, openFirefoxTab, openFirefox } from '../browser/firefox-tab.ts'
import type { ComposedPage } from '../site-under-check.ts'
import { auditInFirefox } from './firefox.ts'

const GENERATION = '0123456789ab'
const folder = mkdtempSync(path.join(tmpdir(), 'firefox-'))
const TEXT =
  'Four lemons, some nails and a few coins light a small lamp; guess first, then try, and change one thing at a time.'

/** Makes a page look hydrated: React adds such a property to hydrated elements. */
const TAKEN_OVER = `document.querySelector('h1').__reactFiber$1 = {}`

const pages = {
  good: TAKEN_OVER,
  throwing: `${TAKEN_OVER}; if ('mozInnerScreenX' in window) setTimeout(() => { throw new Error('no lamp') })`,
  dead: `if (!('mozInnerScreenX' in window)) ${TAKEN_OVER}`,
  emptied: `${TAKEN_OVER}; if ('mozInnerScreenX' in window) document.querySelector('p').textContent = 'Little is left of it.'`,
}

let firefox: FirefoxBrowser | undefined
let server: CheckServer

test.beforeAll(async () => {
  mkdirSync(path.join(folder, 'apps'))
  server = await startCheckServer({ folder, pointer: 'live' })
  await server.add(GENERATION, '404.html', '<title>Not found</title>')
  for (const [name, script] of Object.entries(pages))
    await server.add(GENERATION, `${name}/index.html`, documentOf(name, script))
  firefox = await openFirefox()
})

test.afterAll(async () => {
  await firefox?.close()
  await server.close()
  rmSync(folder, { recursive: true })
})

test('A check tells what goes wrong in Firefox', async () => {
  test.skip(!firefox, 'No Firefox is installed on this computer.')
  if (!firefox) return
  const context = { origin: server.origin(GENERATION), findWay: () => Promise.resolve(undefined) }
  const found = await auditInFirefox(
    firefox,
    context,
    Object.entries(pages).map(([name, script]) => pageCalled(name, script)),
  )
  const told = new Map(found.map(({ page = '', what }) => [page, what]))
  expect([...told.keys()].sort()).toEqual(['/dead', '/emptied', '/throwing'])
  expect(told.get('/throwing')).toMatch(/^In Firefox: .*no lamp/)
  expect(told.get('/dead')).toMatch(/^In Firefox: .*never takes over/)
  expect(told.get('/emptied')).toMatch(/^In Firefox: Words of the document go/)
})

test('A tab opens while another closes', async () => {
  test.skip(!firefox, 'No Firefox is installed on this computer.')
  if (!firefox) return
  const opened = firefox
  const openedAndClosed = mapConcurrently(Array(40).keys(), 2, async () => {
    const tab = await openFirefoxTab(opened, { width: 1280, height: 720 })
    await tab.close()
  })
  await expect(openedAndClosed).resolves.toHaveLength(40)
})

const documentOf = (name: string, script: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head><body><main><div data-page=""><h1>${name}</h1><p>${TEXT}</p></div></main><script>addEventListener('DOMContentLoaded', () => { ${script} })</script></body></html>`

function pageCalled(name: string, script: string): ComposedPage {
  const route = { path: `/${name}`, remote: 'mf-sample', page: name }
  return {
    ...{ path: `/${name}`, route, params: {}, html: documentOf(name, script), odd: [], lines: [] },
    loaded: { description: '' },
  }
}
