/** Global variables that give access to the computer. No page needs them while it is composed. */
const waysOut = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'localStorage', 'sessionStorage']

/**
 * Removes these globals, so that accidental use fails with a clear message. Only the sandbox of the process
 * protects against hostile code (sandboxes.ts).
 * @param note receives every line that code writes to the console
 */
export function hardenGlobals(note) {
  const { nextTick, version } = process
  for (const name of waysOut) {
    const value = () => {
      throw new Error(`There is no ${name} while pages are composed: a page comes from its release alone.`)
    }
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  const value = Object.freeze({ env: Object.freeze({}), nextTick, version })
  Object.defineProperty(globalThis, 'process', { value, configurable: false, writable: false })
  // Hide the classes of these streams, which lead to a socket and from there to the network.
  for (const name of ['_stdout', '_stderr', '_stdin']) {
    Object.defineProperty(console, name, { value: undefined, configurable: false, writable: false })
  }
  for (const name of ['error', 'warn', 'log', 'info', 'debug', 'trace', 'dir', 'table']) console[name] = note
}
