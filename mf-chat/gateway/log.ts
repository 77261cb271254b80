import type { FastifyServerOptions } from 'fastify'

/** Where lines go; the standard output if left out. */
interface LogStream {
  readonly write: (line: string) => void
}

/**
 * Structured lines, one a question. None has a text of a visitor's or an address: what a request looks like is left out altogether, and
 * of an error only what the program says about itself, since messages may quote what was sent.
 */
export function logOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { req: () => ({}), res: () => ({}), err: errorWithoutText },
    ...(stream && { stream }),
  }
}

/** Where an error happened, without its message. */
function errorWithoutText(error: Error & { readonly code?: string }) {
  const stack = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return { type: error.name, message: error.code ?? '', stack: stack.join('\n') }
}
