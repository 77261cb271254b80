import Fastify, { type FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** Creates the metrics for Prometheus. No label identifies a visitor. */
export function createMetrics() {
  const registry = new Registry()
  const counter = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] })
  return {
    registry,
    answers: counter('assistant_answers_total', 'Answers by their author and reason', 'by', 'about'),
    refusals: counter('assistant_refusals_total', 'Refused or failed requests by status', 'status'),
    seconds: new Histogram({
      name: 'assistant_answer_seconds',
      help: 'From a question to its answer, waiting included',
      labelNames: ['by'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 4, 8, 16, 30],
      registers: [registry],
    }),
    modelReplies: counter('assistant_model_replies_total', 'Replies and failures of the model', 'result'),
    tokens: counter('assistant_model_tokens_total', 'Tokens that the model was paid for', 'kind'),
    uncounted: counter('assistant_limit_failures_total', 'Failures of the shared counter'),
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

/** Serves metrics on a separate port, so that no proxy rule for the service can expose them to visitors. */
export function createMetricsServer(registry: Registry): FastifyInstance {
  const server = Fastify({ logger: false, forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  return server
}
