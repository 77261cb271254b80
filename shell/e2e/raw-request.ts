import http from 'node:http'
import https from 'node:https'

export interface RawAnswer {
  readonly status: number | undefined
  readonly type: string | undefined
  readonly body: string
}

/** Asks a site for a path exactly as written; browsers and URL parsers tidy it up first. */
export function rawRequest(site: string, path: string): Promise<RawAnswer> {
  const { protocol, hostname, port } = new URL(site)
  const { request } = protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, rejectUnauthorized: false }, response => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          type: response.headers['content-type'],
          body: Buffer.concat(parts).toString(),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}
