import http from 'node:http'
import https, { type RequestOptions } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface HttpResponse {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The body, decompressed if necessary. */
  readonly text: string
  /** Size of the body as sent; bytes. */
  readonly length: number
}

export type SendRequestOptions = RequestOptions & { readonly body?: string }

/**
 * Sends a request with exactly this path and `host` header; browsers, fetch and URL would normalise them.
 * Ignores certificate errors.
 * @param site address of the site, e.g. http://127.0.0.1:3000
 */
export function sendRequest(
  site: string,
  path: string,
  options: SendRequestOptions = {},
): Promise<HttpResponse> {
  const { body, ...more } = options
  const { protocol, hostname, port } = new URL(site)
  const { request } = protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, path, rejectUnauthorized: false, agent: false, ...more },
      response => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const sent = Buffer.concat(parts)
          const { statusCode: status, headers } = response
          const text = decoded(sent, headers['content-encoding'])
          resolve({ status, headers, text, length: sent.length })
        })
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

function decoded(sent: Buffer, encoding: string | undefined): string {
  if (sent.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(sent).toString()
  return (encoding === 'gzip' ? gunzipSync(sent) : sent).toString()
}
