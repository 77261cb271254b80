/**
 * The only network access of a sandboxed browser: a SOCKS server (RFC 1928, without authentication) at a Unix
 * socket, which connects only to some servers on this computer.
 */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export async function openEgressProxy(file: string, isOpen: (port: number) => boolean) {
  const open = new Set<Socket>()
  const server = createServer(client => {
    open.add(client)
    client.on('close', () => open.delete(client)).on('error', () => client.destroy())
    serveClient(client, isOpen)
  })
  server.listen(file)
  await once(server, 'listening')
  // The server must not keep the process running.
  server.unref()
  return {
    close() {
      server.close()
      for (const client of open) client.destroy()
    },
  }
}

const VERSION = 5
const CONNECTED = Buffer.from([VERSION, 0, 0, 1, 0, 0, 0, 0, 0, 0])
const NOT_ALLOWED = Buffer.from([VERSION, 2, 0, 1, 0, 0, 0, 0, 0, 0])
/** Maximum size of a request; bytes. */
const MAX_REQUEST_BYTES = 1024

function serveClient(client: Socket, isOpen: (port: number) => boolean): void {
  let received = Buffer.alloc(0)
  let hasGreeted = false
  client.on('data', receive)

  function receive(chunk: Buffer): void {
    received = Buffer.concat([received, chunk])
    if (received.length > MAX_REQUEST_BYTES) return void client.destroy()
    if (!hasGreeted) {
      const length = 2 + (received[1] ?? MAX_REQUEST_BYTES)
      if (received.length < length) return
      received = received.subarray(length)
      hasGreeted = true
      client.write(Buffer.from([VERSION, 0]))
    }
    const target = parseTarget(received)
    if (!target) return
    client.off('data', receive).pause()
    const isHere = /^(127\.0\.0\.1|([\w-]+\.)*localhost)$/.test(target.host)
    if (!isHere || !isOpen(target.port)) return void client.end(NOT_ALLOWED)
    const server = connect(target.port, '127.0.0.1')
    server.on('connect', () => {
      client.write(CONNECTED)
      client.pipe(server).pipe(client)
    })
    server.on('error', () => client.destroy()).on('close', () => client.destroy())
    client.on('close', () => server.destroy())
  }
}

/** Parses the target of a SOCKS request; undefined until the request is complete. */
function parseTarget(request: Buffer): { readonly host: string; readonly port: number } | undefined {
  const [, command, , kind, first = 0] = request
  const [from, to] = kind === 3 ? [5, 5 + first] : [4, 8]
  if (request.length < to + 2) return undefined
  const address = request.subarray(from, to)
  // Support only connections (command 1), to a host name (kind 3) or to an IPv4 address (kind 1).
  const isKnown = command === 1 && (kind === 1 || kind === 3)
  const host = kind === 3 ? address.toString('latin1') : address.join('.')
  return { host: isKnown ? host : '', port: request.readUInt16BE(to) }
}
