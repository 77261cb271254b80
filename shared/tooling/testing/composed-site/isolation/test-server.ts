import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ServedFile {
  readonly status: number
  readonly type: string
  readonly body: string | Buffer
  /** Headers in addition to those that every file has. */
  readonly headers?: Readonly<Record<string, string>>
}

/** What the server sends; `hang` means that it never responds. */
export type TestServerResponse = ServedFile | FileSentInHalves | 'hang'

/** A file that is sent in two halves. */
export interface FileSentInHalves extends ServedFile {
  /**
   * How long after the first half the server sends the second half, unless the request has ended by then; ms.
   */
  readonly restAfter: number
}

export interface TestServer {
  readonly address: string
  /** Stops the server and closes open connections. */
  stop(): Promise<void>
  /**
   * Listens again at the same address. Requests that hang end, as with every server that starts again;
   * otherwise they would use up the six connections that a browser has to one server.
   */
  restart(): Promise<void>
}

/** Starts a server on a free port with the real server's headers. @param answer responds to path and query */
export async function startTestServer(
  answer: (url: string) => Promise<TestServerResponse>,
): Promise<TestServer> {
  const hanging = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    answer(request.url ?? '/').then(
      given => {
        if (given === 'hang') return hanging.add(response)
        const isVersioned = given.status === 200 && request.url?.startsWith('/apps/')
        response.writeHead(given.status, {
          ...given.headers,
          'content-type': given.type,
          'cache-control': isVersioned ? 'public, max-age=31536000, immutable' : 'no-store',
          'access-control-allow-origin': '*',
          'timing-allow-origin': '*',
          'x-content-type-options': 'nosniff',
        })
        if (!('restAfter' in given)) return response.end(given.body)
        const half = given.body.length / 2
        response.write(given.body.slice(0, half))
        const rest = setTimeout(() => response.end(given.body.slice(half)), given.restAfter)
        response.on('close', () => clearTimeout(rest))
      },
      () => response.destroy(),
    )
  })
  const listen = (port: number) => new Promise<void>(resolve => server.listen(port, 'localhost', resolve))
  await listen(0)
  // The address is an object, since the server listens on a port instead of a pipe.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    async restart() {
      hanging.forEach(response => response.destroy())
      hanging.clear()
      if (!server.listening) await listen(port)
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
