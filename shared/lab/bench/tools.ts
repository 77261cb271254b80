import { createHash, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { chromium, type Browser } from 'playwright'
import { QUIET_CHROMIUM_FLAGS } from '@kutuhal/release/programs/browser.ts'
import { ensureTestCertificate } from '@kutuhal/release/serve/nginx/test-certificate.ts'
import { startSimulatedNetwork, type SimulatedNetwork } from './network/simulated-network.ts'
import { serveVariants, type RunningVariants } from './sites/running-variants.ts'

/** The simulated network, sites and browser that every visit needs. */
export interface BenchTools {
  readonly browser: Browser
  readonly sites: RunningVariants
  readonly line: SimulatedNetwork
}

export interface ProgramPaths {
  readonly browser: string
  readonly nginx: string
}

/**
 * Runs `work` with a simulated network, sites and a browser. Closes all of them afterwards, and also if one
 * of them fails to open.
 */
export async function withBenchTools<Result>(
  programs: ProgramPaths,
  work: (tools: BenchTools) => Promise<Result>,
): Promise<Result> {
  const closing: (() => Promise<unknown>)[] = []
  try {
    const line = startSimulatedNetwork()
    closing.push(() => line.close())
    const sites = await serveVariants(line, programs.nginx)
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
    ...QUIET_CHROMIUM_FLAGS,
    // Resolve names to IPv4 only: Chromium would also try IPv6, and each attempt would count as a connection.
    '--host-resolver-rules=MAP localhost 127.0.0.1, MAP *.localhost 127.0.0.1',
    await trustFlag(),
  ]
}

/**
 * Makes Chromium trust the test certificate. If Chromium only ignored the certificate's errors, it would not
 * cache the responses.
 */
async function trustFlag(): Promise<string> {
  const { certificate } = await ensureTestCertificate()
  const { publicKey } = new X509Certificate(await readFile(certificate))
  const key = publicKey.export({ type: 'spki', format: 'der' })
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`
}
