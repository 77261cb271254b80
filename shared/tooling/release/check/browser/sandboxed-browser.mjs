/**
 * Runs inside a browser's sandbox: waits for the connection to the egress proxy (egress-proxy.ts), the only
 * network here, and starts the browser. Arguments: local port, the proxy's socket, the command. Plain
 * JavaScript, since the sandbox hides the project's other files.
 */
import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'

const [port, gate, browser, ...args] = process.argv.slice(2)

const way = createServer(socket => {
  const out = connect(gate)
  socket.on('error', () => out.destroy()).on('close', () => out.destroy())
  out.on('error', () => socket.destroy()).on('close', () => socket.destroy())
  socket.pipe(out).pipe(socket)
})
way.listen(Number(port), '127.0.0.1', () => {
  // Pass on the file descriptors 3 and 4, through which Chromium is controlled.
  const stdio = ['inherit', 'inherit', 'inherit', 3, 4]
  spawn(browser, args, { stdio })
    .on('error', error => {
      console.error(error.message)
      process.exit(1)
    })
    .on('exit', code => process.exit(code ?? 1))
})
