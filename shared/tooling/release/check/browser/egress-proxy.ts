/**
 * The only network access of a sandboxed browser: a SOCKS server (RFC 1928, without authentication) at a Unix
 * socket, which connects only to some servers on this computer.
 */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface EgressProxy {
  close(): void
}

/**
 * @param file path of the socket
 * @param isOpen function that tells whether the proxy may connect to a port of this computer
 */
export async function openEgressProxy(file: string, isOpen: (port: number) => boolean): Promise<EgressProxy> {
  const open = new Set<Socket>()
  const server = createServer(client => {
    open.add(client)
    client.on('close', () => open.delete(client)).on('error', () => client.destroy())
    admit(client, isOpen)
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
const DONE = Buffer.from([VERSION, 0, 0, 1, 0, 0, 0, 0, 0, 0])
const NOT_ALLOWED = Buffer.from([VERSION, 2, 0, 1, 0, 0, 0, 0, 0, 0])
/** Maximum size of a request; bytes. */
const LONGEST = 1024

function admit(client: Socket, isOpen: (port: number) => boolean): void {
  let heard = Buffer.alloc(0)
  let hasGreeted = false
  client.on('data', hear)

  function hear(chunk: Buffer): void {
    heard = Buffer.concat([heard, chunk])
    if (heard.length > LONGEST) return void client.destroy()
    if (!hasGreeted) {
      const length = 2 + (heard[1] ?? LONGEST)
      if (heard.length < length) return
      heard = heard.subarray(length)
      hasGreeted = true
      client.write(Buffer.from([VERSION, 0]))
    }
    const place = placeIn(heard)
    if (!place) return
    client.off('data', hear).pause()
    if (!isHere(place) || !isOpen(place.port)) return void client.end(NOT_ALLOWED)
    const server = connect(place.port, '127.0.0.1')
    server.on('connect', () => {
      client.write(DONE)
      client.pipe(server).pipe(client)
    })
    server.on('error', () => client.destroy()).on('close', () => client.destroy())
    client.on('close', () => server.destroy())
  }
}

interface Place {
  readonly host: string
  readonly port: number
}

/** Parses the target of a SOCKS request; undefined until the request is complete. */
function placeIn(question: Buffer): Place | undefined {
  const [, command, , kind, first = 0] = question
  const [from, to] = kind === 3 ? [5, 5 + first] : [4, 8]
  if (question.length < to + 2) return undefined
  const address = question.subarray(from, to)
  // Support only connections (command 1), to a host name (kind 3) or to an IPv4 address (kind 1).
  const isKnown = command === 1 && (kind === 1 || kind === 3)
  const host = kind === 3 ? address.toString('latin1') : address.join('.')
  return { host: isKnown ? host : '', port: question.readUInt16BE(to) }
}

const isHere = ({ host }: Place): boolean => /^(127\.0\.0\.1|([\w-]+\.)*localhost)$/.test(host)
