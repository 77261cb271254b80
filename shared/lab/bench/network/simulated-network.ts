/**
 * A simulated network between the browser and the servers, with latency, bandwidth and connection round
 * trips. All connections share the bandwidth, packet by packet, so an unneeded request delays the others.
 * Browsers' own network emulation does not do this (shared/docs/decisions/24-how-we-measure.md).
 */
import { connect, createServer, type Server, type Socket } from 'node:net'
import { TimedQueue } from './timed-queue.ts'

export interface NetworkLimits {
  /** Round-trip time; ms. */
  readonly roundTripMs: number
  /** Bandwidth from the servers to the browser; bytes per second. */
  readonly bytesPerSecond: number
  /** Whether a new connection waits for two round trips (TCP and TLS) before its first request. */
  readonly chargesConnections: boolean
}

/** A server's address: a port of this computer, or the path of a Unix socket. */
type ServerAddress = { readonly host: string; readonly port: number } | { readonly path: string }

export interface SimulatedNetwork {
  /** The limits for new connections; undefined for an unlimited network. */
  shape: NetworkLimits | undefined
  /**
   * Starts to accept connections from browsers.
   * @param target address of the server that answers
   * @param isTls whether the server uses TLS: its real handshake already takes one of the two round trips
   * @returns the port for browsers
   */
  listen(target: ServerAddress, isTls: boolean): Promise<number>
  /** Closes all connections, as servers do when a browser has been idle for a long time. */
  dropConnections(): void
  close(): Promise<void>
}

/** Bytes that a connection sends in one turn: the payload of an Ethernet packet. */
const PACKET = 1460 // bytes

/**
 * Maximum bytes that a connection queues in this process: 10 packets, like TCP's initial window. The rest
 * waits in the server, which can still change the order of its responses.
 */
const HELD_READY = 10 * PACKET

const READ_AT_ONCE = 4 * PACKET

/**
 * If a timer is late, the link sends all packets that are due at once, but at most as much as it carries in
 * this time; ms.
 */
const MAKE_UP_MS = 10

const ROUND_TRIPS_OF_SET_UP = { all: 2, beforeTls: 1 }

export function startSimulatedNetwork(): SimulatedNetwork {
  const servers: Server[] = []
  const connections = new Set<Connection>()
  const down = new Downlink()
  const line: SimulatedNetwork = {
    shape: undefined,
    async listen(target, isTls) {
      const server = createServer({ noDelay: true }, browser => {
        const connection = new Connection(browser, target, down, line.shape, isTls)
        connections.add(connection)
        browser.once('close', () => connections.delete(connection))
      })
      servers.push(server)
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
      const address = server.address()
      if (address === null || typeof address === 'string') throw new Error('The line has no port.')
      return address.port
    },
    dropConnections() {
      for (const connection of connections) connection.drop()
      down.clear()
    },
    async close() {
      line.dropConnections()
      await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
    },
  }
  return line
}

/** The shared link to the browser, where connections take turns, as in routers with fair queues. */
class Downlink {
  private readonly waiting: Connection[] = []
  private readonly arrivals = new TimedQueue()
  private freeAt = 0
  private timer: NodeJS.Timeout | undefined

  /** @param shape limits of the network, which all open connections share */
  add(connection: Connection, shape: NetworkLimits): void {
    this.waiting.push(connection)
    if (this.timer === undefined) this.send(shape)
  }

  clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.waiting.length = 0
    this.arrivals.clear()
  }

  private send(shape: NetworkLimits): void {
    this.timer = undefined
    const now = performance.now()
    this.freeAt = Math.max(this.freeAt, now - MAKE_UP_MS)
    while (this.freeAt <= now) {
      const connection = this.waiting.shift()
      if (!connection) return
      const { packet, isMore } = connection.nextPacket()
      this.freeAt += (packet.length / shape.bytesPerSecond) * 1000
      this.arrivals.add(this.freeAt + shape.roundTripMs / 2, () => connection.deliver(packet))
      if (isMore) this.waiting.push(connection)
    }
    if (this.waiting.length > 0) this.timer = setTimeout(() => this.send(shape), this.freeAt - now)
  }
}

class Connection {
  private readonly server: Socket
  private readonly up = new TimedQueue()
  private readonly ready: Buffer[] = []
  private readyBytes = 0
  /** The number of packets that have been sent but have not arrived. */
  private onTheWay = 0
  private isInLine = false
  private hasServerSpoken = false
  private hasServerEnded = false
  /** Whether packets pass without delay: on an unlimited network, or during connection set-up. */
  private isFree: boolean
  /** When connection set-up ends, on the clock of `performance.now()`: requests wait until then; ms. */
  private readonly openAt: number

  constructor(
    private readonly browser: Socket,
    target: ServerAddress,
    private readonly down: Downlink,
    private readonly shape: NetworkLimits | undefined,
    isTls: boolean,
  ) {
    const roundTrips = shape?.chargesConnections ? ROUND_TRIPS_OF_SET_UP[isTls ? 'beforeTls' : 'all'] : 0
    this.openAt = performance.now() + roundTrips * (shape?.roundTripMs ?? 0)
    this.isFree = shape === undefined || (isTls && !shape.chargesConnections)
    // Use a small read buffer: the server cannot reorder responses that Node has already read.
    const onread = { buffer: Buffer.alloc(READ_AT_ONCE), callback: this.answer.bind(this) }
    this.server = connect({ ...target, onread }).setNoDelay(true)
    this.server.on('end', () => {
      this.hasServerEnded = true
      this.endIfDone()
    })
    browser.on('data', chunk => this.ask(chunk))
    browser.on('close', () => this.drop())
    for (const socket of [browser, this.server]) socket.on('error', () => this.drop())
  }

  drop(): void {
    this.up.clear()
    this.ready.length = 0
    this.readyBytes = 0
    this.browser.destroy()
    this.server.destroy()
  }

  private ask(chunk: Buffer): void {
    // After the server's first message, the browser's bytes are no longer the TLS handshake, so delay them.
    if (this.shape && this.hasServerSpoken) this.isFree = false
    if (this.isFree || !this.shape) {
      this.server.write(chunk)
      return
    }
    const leaves = Math.max(performance.now(), this.openAt)
    this.up.add(leaves + this.shape.roundTripMs / 2, () => this.server.write(chunk))
  }

  /** Queues bytes for the browser. @returns whether the server may send more */
  private answer(bytes: number, buffer: Uint8Array): boolean {
    const chunk = Buffer.from(buffer.subarray(0, bytes))
    this.hasServerSpoken = true
    if (this.isFree || !this.shape) {
      this.browser.write(chunk)
      return true
    }
    this.ready.push(chunk)
    this.readyBytes += bytes
    if (!this.isInLine) {
      this.isInLine = true
      this.down.add(this, this.shape)
    }
    return this.readyBytes < HELD_READY
  }

  nextPacket(): { readonly packet: Buffer; readonly isMore: boolean } {
    const all = Buffer.concat(this.ready.splice(0))
    const packet = all.subarray(0, PACKET)
    if (all.length > packet.length) this.ready.push(all.subarray(PACKET))
    this.readyBytes = all.length - packet.length
    if (this.readyBytes < HELD_READY) this.server.resume()
    this.onTheWay += 1
    this.isInLine = this.readyBytes > 0
    return { packet, isMore: this.isInLine }
  }

  deliver(packet: Buffer): void {
    this.onTheWay -= 1
    if (!this.browser.destroyed) this.browser.write(packet)
    this.endIfDone()
  }

  private endIfDone(): void {
    if (this.hasServerEnded && this.readyBytes === 0 && this.onTheWay === 0) this.browser.end()
  }
}
