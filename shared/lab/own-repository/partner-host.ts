import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { findFreePort } from '@kutuhal/release/programs/free-port.ts'
import type { Page } from 'playwright'
import { withBrowserPage } from './development-site.ts'
import { createPartnerHostFiles, type LoadedRemote } from './partner-host-files.ts'

/**
 * Writes the repository of another company.
 * @param folder path for the new repository, which must not exist yet
 */
export function writePartnerHost(folder: string, remotes: readonly LoadedRemote[]): void {
  for (const [file, text] of Object.entries(createPartnerHostFiles(remotes))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
}

/**
 * Opens the other company's built site in a browser.
 * @param look function that inspects the page; an error from it stops the check
 * @throws Error with the page's errors, if there are any
 */
export async function withPartnerHostPage(
  folder: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const port = await findFreePort()
  const server = createServer((request, answer) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '')
    const file = path.join(folder, 'public', name)
    if (!existsSync(file)) return answer.writeHead(404).end()
    return answer
      .setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'text/html')
      .end(readFileSync(file))
  }).listen(port)
  await withBrowserPage(async (page, said) => {
    await page.goto(`http://localhost:${port}`)
    await look(page).catch((cause: unknown) => {
      throw new Error(`On the page of another company: ${String(cause)}\n${said.join('\n')}`, { cause })
    })
    if (said.length > 0) throw new Error(`The page of another company said:\n${said.join('\n')}`)
  }).finally(() => server.close())
}
