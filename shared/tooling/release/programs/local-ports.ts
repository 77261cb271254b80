import { randomInt } from 'node:crypto'
import { connect } from 'node:net'

/** Systems give ports from here on to whoever asks for any (Linux; others start higher). */
const FIRST_EPHEMERAL_PORT = 32_768

/**
 * Finds a free port that no program is given by chance: before the caller listens there, or while its server
 * is stopped, another program could otherwise take it.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, FIRST_EPHEMERAL_PORT)
  return (await isPortInUse(port)) ? findFreePort() : port
}

export function isPortInUse(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, 'localhost')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}
