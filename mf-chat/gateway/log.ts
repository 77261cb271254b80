import type { FastifyServerOptions } from 'fastify'

/**
 * Structured lines, one a question, without a text or an address of a visitor: nothing of a request, and of an
 * error only what the program says about itself, since messages may quote what was sent.
 */
export function logOptions(level: string): FastifyServerOptions['logger'] {
  return {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: { req: () => ({}), res: () => ({}), err: errorWithoutText },
  }
}

/** Where an error happened, without its message. */
function errorWithoutText(error: Error & { readonly code?: string }) {
  const stack = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line))
  return { type: error.name, message: error.code ?? '', stack: stack.join('\n') }
}
