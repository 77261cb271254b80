import Fastify, { type FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** The metrics for Prometheus. No label identifies a visitor. */
export function createMetrics() {
  const registry = new Registry()
  const counter = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] })
  return {
    registry,
    answers: counter(
      'assistant_answers_total',
      'Answers, by who worded them, and what about them',
      'by',
      'about',
    ),
    refusals: counter(
      'assistant_refusals_total',
      'Requests that were refused or failed, by status',
      'status',
    ),
    seconds: new Histogram({
      name: 'assistant_answer_seconds',
      help: 'From a question to its answer, waiting included',
      labelNames: ['by'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 4, 8, 16, 30],
      registers: [registry],
    }),
    modelReplies: counter(
      'assistant_model_replies_total',
      'How the language model fared: replied, blocked, unfounded, or why it failed',
      'result',
    ),
    tokens: counter('assistant_model_tokens_total', 'What the language model is paid for', 'kind'),
    uncounted: counter(
      'assistant_limit_failures_total',
      'How often the shared counter of the limit did not answer',
    ),
    gauge(name: string, help: string, read: () => number) {
      new Gauge({
        name,
        help,
        registers: [registry],
        collect() {
          this.set(read())
        },
      })
    },
  }
}

/** Metrics have a port of their own, so that no rule of a web server can show them to visitors by mistake. */
export function createMetricsServer(registry: Registry): FastifyInstance {
  const server = Fastify({ logger: false, forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  return server
}
