/** Ways to the machine that Node gives every script by a name. Nothing that composes a page needs one. */
const waysOut = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'localStorage', 'sessionStorage']

/**
 * Takes them away. This keeps code from reaching out by accident, and says so in words; what holds code that means it are the walls
 * round the process (enclosures.ts).
 * @param note is given every line that code writes into the console
 */
export function takeMachineAway(note) {
  const { nextTick, version } = process
  for (const name of waysOut) {
    const value = () => {
      throw new Error(`There is no ${name} while pages are composed: a page comes from its release alone.`)
    }
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  const value = Object.freeze({ env: Object.freeze({}), nextTick, version })
  Object.defineProperty(globalThis, 'process', { value, configurable: false, writable: false })
  // From the class of a stream one gets to a socket, and from there to the network.
  for (const name of ['_stdout', '_stderr', '_stdin']) {
    Object.defineProperty(console, name, { value: undefined, configurable: false, writable: false })
  }
  for (const name of ['error', 'warn', 'log', 'info', 'debug', 'trace', 'dir', 'table']) console[name] = note
}
