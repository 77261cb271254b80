import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What Prometheus is told. No label says anything about a visitor. */
export interface Metrics {
  readonly registry: Registry
  readonly answers: Counter<'by' | 'about'>
  readonly refusals: Counter<'status'>
  readonly seconds: Histogram<'by'>
  readonly modelReplies: Counter<'result'>
  readonly tokens: Counter<'kind'>
  readonly uncounted: Counter
  /** @param read called whenever Prometheus asks */
  gauge(name: string, help: string, read: () => number): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    answers: new Counter({
      name: 'assistant_answers_total',
      help: 'Answers, by who worded them, and what about them',
      labelNames: ['by', 'about'],
      registers,
    }),
    refusals: new Counter({
      name: 'assistant_refusals_total',
      help: 'Requests that were refused or failed, by status',
      labelNames: ['status'],
      registers,
    }),
    seconds: new Histogram({
      name: 'assistant_answer_seconds',
      help: 'From a question to its answer, waiting included',
      labelNames: ['by'],
      buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 4, 8, 16, 30],
      registers,
    }),
    modelReplies: new Counter({
      name: 'assistant_model_replies_total',
      help: 'How the language model fared: replied, blocked, unfounded, or why it failed',
      labelNames: ['result'],
      registers,
    }),
    tokens: new Counter({
      name: 'assistant_model_tokens_total',
      help: 'What the language model is paid for',
      labelNames: ['kind'],
      registers,
    }),
    uncounted: new Counter({
      name: 'assistant_limit_failures_total',
      help: 'How often the shared counter of the limit did not answer',
      registers,
    }),
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
  }
}
