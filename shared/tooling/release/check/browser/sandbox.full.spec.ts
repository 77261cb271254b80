/** Tests what a sandboxed browser that runs a release's code can reach on this computer. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Browser } from 'playwright'
import { ensureBrowser } from '../../programs/browser.ts'
import { openBrowser } from './open-browser.ts'
import { createBrowserFolder, writeSandboxedChromium } from './sandbox.ts'

const SECRET = 'do-not-tell-releases'
const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'))
const key = path.join(folder, 'local-key.pem')

let hasSandbox: boolean
let browser: Browser
let checked: Server
let other: Server

test.beforeAll(async () => {
  writeFileSync(key, SECRET)
  process.env['WALLS_SECRET'] = SECRET
  const place = await createBrowserFolder(() => false)
  hasSandbox = writeSandboxedChromium(ensureBrowser(), place) !== undefined
  place.close()
  ;[checked, other] = [await startServer(), await startServer()]
  browser = await openBrowser(port => port === portOf(checked))
})

test.afterAll(async () => {
  delete process.env['WALLS_SECRET']
  await browser.close()
  for (const server of [checked, other]) server.close()
  rmSync(folder, { recursive: true })
})

test('The browser of a check has no secrets in its environment', () => {
  test.skip(process.platform !== 'linux', 'Only Linux shows the environment of other processes.')
  const browsers = processesBelow(process.pid).filter(({ command }) => /chrom|headless/i.test(command))
  expect(browsers).not.toEqual([])
  for (const { environment } of browsers) expect(environment).not.toContain(SECRET)
})

test('It reads no keys', async () => {
  test.skip(!hasSandbox, 'There is no sandbox on this computer.')
  const page = await browser.newPage()
  await expect(page.goto(`file://${key}`)).rejects.toThrow('ERR_FILE_NOT_FOUND')
  await page.close()
})

test('It finds the site under check, and no other server of this computer', async () => {
  test.skip(!hasSandbox, 'There is no sandbox on this computer.')
  const page = await browser.newPage()
  const answer = await page.goto(`http://preview-1.localhost:${portOf(checked)}/`)
  expect(await answer?.text()).toBe('Here.')
  await expect(page.goto(`http://localhost:${portOf(other)}/`)).rejects.toThrow('ERR_')
  await page.close()
})

async function startServer(): Promise<Server> {
  const server = createServer((_, response) => response.end('Here.'))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return server
}

function portOf(server: Server): number {
  const { port } = server.address() as AddressInfo
  return port
}

interface Process {
  readonly command: string
  readonly environment: string
}

function processesBelow(ancestor: number): Process[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(name => [Number(name), parentOf(name)]),
  )
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (parents.get(pid) === ancestor || isBelow(parents.get(pid)))
  return [...parents.keys()].filter(isBelow).map(pid => ({
    command: textOf(`/proc/${pid}/cmdline`),
    environment: textOf(`/proc/${pid}/environ`),
  }))
}

/**
 * Returns the id of a process's parent, which /proc/<pid>/stat has after the process's name. The name may
 * contain spaces.
 */
function parentOf(pid: string): number | undefined {
  const [, parent] = /\) \S (\d+)/.exec(textOf(`/proc/${pid}/stat`)) ?? []
  return parent === undefined || parent === '0' ? undefined : Number(parent)
}

/** Reads a file of a process; empty if the process has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
