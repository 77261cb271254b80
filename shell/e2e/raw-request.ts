import { request } from 'node:http'
import { SITE } from './addresses.ts'

export interface RawAnswer {
  readonly status: number | undefined
  readonly type: string | undefined
  readonly body: string
}

/** Asks the site for a path exactly as written; browsers and URL parsers tidy it up first. */
export function rawRequest(path: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request({ host: 'localhost', port: SITE.port, path }, response => {
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
