import { connect } from 'node:net'

export function isPortInUse(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, 'localhost')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
}
