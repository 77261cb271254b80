import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { refusalOf, type Refusal } from './refusals.ts'

/**
 * Answers what never became a request, in the shape of every other refusal: broken off, too slow, too long, or no HTTP at all.
 * @param error of Node's parser
 */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = refusalOf(Object.assign(error, { statusCode: statuses.get(error.code ?? '') ?? 400 }))
  // What is still on its way would otherwise reset the connection before the answer is read.
  socket.end(responseOf(refusal), () => socket.destroySoon())
}

const statuses: ReadonlyMap<string, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])

function responseOf({ status, message }: Refusal): string {
  const body = JSON.stringify({ error: message })
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    '',
    body,
  ].join('\r\n')
}

/** Node answers these by itself, without a word. */
export function answerExpectations(server: Server): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { status, message } = refusalOf(Object.assign(new Error('Expect'), { statusCode: 417 }))
    const body = JSON.stringify({ error: message })
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    })
    response.end(body)
  })
}
