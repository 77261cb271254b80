import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

type Answer = ReturnType<typeof compressed>

/**
 * From memory, so that two variants differ in their documents and scripts only.
 * @param bundle folder whose files are at `/one-bundle/`
 * @param change changes a document
 */
export async function serveCopy(
  site: string,
  bundle: string,
  change: (html: string, pathname: string) => string,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const known = new Map<string, Promise<Answer>>()

  async function copy(url: string): Promise<Answer> {
    const file = path.join(bundle, path.basename(url))
    if (url.startsWith('/one-bundle/') && existsSync(file))
      return compressed(200, 'text/javascript', readFileSync(file))
    const response = await fetch(site + url)
    const type = response.headers.get('content-type') ?? ''
    const body = Buffer.from(await response.arrayBuffer())
    const isDocument = type.startsWith('text/html')
    return compressed(response.status, type, isDocument ? Buffer.from(change(body.toString(), url)) : body)
  }
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    const answer = known.get(url) ?? copy(url)
    known.set(url, answer)
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.writeHead(502).end(),
    )
  })
  server.listen(0)
  await once(server, 'listening')
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => (server.close(), server.closeAllConnections()),
  }
}

function compressed(status: number, type: string, body: Buffer) {
  const headers = {
    'content-type': type,
    'cache-control': 'max-age=31536000',
    'access-control-allow-origin': '*',
  }
  if (!/^text|json|svg/.test(type)) return { status, headers, body }
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body) }
}

/** The text of a script element cannot contain the end tag. */
const SCRIPT = /<script\b([^>]*)>[^]*?<\/script>\n?/gi
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>\n?/gi

/** With the tags that build tools write by default. Keeps the data for hydration and search engines. */
export function replaceScripts(html: string, files: readonly string[]): string {
  const isKept = /\bid="composition"|\btype="application\/ld\+json"/
  const scripts = [...new Set(files)].map(file => `<script defer src="/one-bundle/${file}"></script>`)
  return html
    .replace(SCRIPT, (element, attributes: string) => (isKept.test(attributes) ? element : ''))
    .replace(POLICY, '')
    .replace('</head>', () => `${scripts.join('')}</head>`)
}
