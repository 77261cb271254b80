import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { startSimulatedNetwork, type SimulatedNetwork, type NetworkLimits } from './simulated-network.ts'

/** Size of the test server's response to every request; bytes. */
const ANSWER = 20_000

const shape: NetworkLimits = { roundTripMs: 40, bytesPerSecond: 200_000, chargesConnections: false }
/** How long the simulated network takes to send an answer; ms. */
const SENDING = (ANSWER / shape.bytesPerSecond) * 1000
/** Allowance for timers that fire slightly early; ms. */
const LEEWAY = 4

let server: Server
let line: SimulatedNetwork
beforeEach(async () => {
  server = createServer(socket => socket.once('data', () => socket.end(Buffer.alloc(ANSWER, 7))))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  line = startSimulatedNetwork()
})
afterEach(async () => {
  await line.close()
  server.close()
})

const target = () => ({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })

/** Sends this number of requests at the same time. @returns how long each request took; ms */
async function ask(port: number, times = 1): Promise<number[]> {
  const start = performance.now()
  return Promise.all(
    Array.from({ length: times }, async () => {
      const socket = connect(port, '127.0.0.1')
      socket.write('?')
      expect(await buffer(socket)).toEqual(Buffer.alloc(ANSWER, 7))
      return performance.now() - start
    }),
  )
}

it('takes a round trip and the time that the bytes need', async () => {
  line.shape = shape
  const [took = 0] = await ask(await line.listen(target(), false))
  expect(took).toBeGreaterThan(shape.roundTripMs + SENDING - LEEWAY)
})

it('takes two round trips more for a new connection, where they are charged', async () => {
  line.shape = { ...shape, chargesConnections: true }
  const [took = 0] = await ask(await line.listen(target(), false))
  expect(took).toBeGreaterThan(3 * shape.roundTripMs + SENDING - LEEWAY)
})

it('is shared by all connections in turn', async () => {
  line.shape = shape
  const took = await ask(await line.listen(target(), false), 2)
  expect(Math.min(...took)).toBeGreaterThan(shape.roundTripMs + 1.8 * SENDING - LEEWAY)
})

it('hands everything on where it has no shape', async () => {
  await ask(await line.listen(target(), false), 3)
})

it('lets TLS set up its connection for nothing, where that is not charged', async () => {
  line.shape = { ...shape, roundTripMs: 8000 }
  const [took = 0] = await ask(await line.listen(target(), true))
  // The client sends only one message. `listen` was told that the server uses TLS, so the network takes the
  // message for the TLS handshake and does not delay the answer.
  expect(took).toBeLessThan(line.shape.roundTripMs)
})
