import { createHash, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { chromium, type Browser } from 'playwright'
import { QUIET_FLAGS } from '@kutuhal/release/programs/browser.ts'
import { testCertificate } from '@kutuhal/release/serve/nginx/test-certificate.ts'
import { openLine, type Line } from './line/line.ts'
import { runSites, type RunningSites } from './sites/running-sites.ts'

/** What every visit is made with. */
export interface Tools {
  readonly browser: Browser
  readonly sites: RunningSites
  readonly line: Line
}

/** Paths. */
export interface Programs {
  readonly browser: string
  readonly nginx: string
}

/**
 * Does something with a line, the sites behind it and a browser in front of it, and closes whatever of them has been opened, also
 * if the rest does not open.
 * @throws Error if the working tree does not build, and whatever `work` throws
 */
export async function withTools<Result>(
  programs: Programs,
  work: (tools: Tools) => Promise<Result>,
): Promise<Result> {
  const closing: (() => Promise<unknown>)[] = []
  try {
    const line = openLine()
    closing.push(() => line.close())
    const sites = await runSites(line, programs.nginx)
    closing.push(() => sites.close())
    const browser = await chromium.launch({
      executablePath: programs.browser,
      args: await browserArguments(),
      handleSIGINT: false,
      handleSIGTERM: false,
    })
    closing.push(() => browser.close())
    return await work({ browser, sites, line })
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

async function browserArguments(): Promise<string[]> {
  return [
    '--no-sandbox',
    ...QUIET_FLAGS,
    // The line listens there, and a second try at another address of the same name would count as a connection.
    '--host-resolver-rules=MAP localhost 127.0.0.1, MAP *.localhost 127.0.0.1',
    await trustFlag(),
  ]
}

/**
 * Has Chromium trust the test certificate. A browser that is told to ignore errors of certificates instead keeps nothing in its cache
 * that came with one.
 */
async function trustFlag(): Promise<string> {
  const { certificate } = await testCertificate()
  const { publicKey } = new X509Certificate(await readFile(certificate))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}
