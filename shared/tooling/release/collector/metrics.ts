import { vitalNames, type VisitEvent, type VitalName } from '@kutuhal/contract/visit-report.ts'
import { Counter, Histogram, Registry, type OpenMetricsContentType } from 'prom-client'

/** None describes a visitor. */
export interface Labels {
  readonly release: string
  readonly generation: string
  /** `canary` while only some visitors get the generation. */
  readonly track: 'canary' | 'stable'
}

const labelNames: readonly (keyof Labels)[] = ['release', 'generation', 'track']

/** @param bounds of buckets, closer together around the limits between good and poor values */
const seconds = (...bounds: readonly number[]): Vital => ({ unit: 'seconds', divisor: 1000, bounds })

interface Vital {
  readonly unit: 'seconds' | 'score'
  readonly divisor: number
  readonly bounds: readonly number[]
}

const vitals: Readonly<Record<VitalName, Vital>> = {
  LCP: seconds(0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 3.5, 4, 5, 6, 8, 12),
  FCP: seconds(0.25, 0.5, 0.75, 1, 1.4, 1.8, 2.4, 3, 4, 6, 10),
  TTFB: seconds(0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6),
  INP: seconds(0.025, 0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.75, 1, 2),
  CLS: { unit: 'score', divisor: 1, bounds: [0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.5, 1] },
}

export type VisitMetrics = ReturnType<typeof visitMetrics>

/** They count each sender of reports once a day (sources.ts). */
export function visitMetrics() {
  const registry = new Registry<OpenMetricsContentType>()
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE)
  const registers = [registry]
  const counter = (name: string, help: string) => new Counter({ name, help, labelNames, registers })
  const counters = {
    visit: counter('site_visits', 'Visits that a release was part of'),
    error: counter('site_errors', 'Errors that code of a release threw'),
    visitWithError: counter(
      'site_visits_with_errors',
      'Visits that a release was part of when an error came',
    ),
    fallback: counter('site_fallbacks', 'Visits in which a release was given up for the one before it'),
  }
  const histogram = (name: VitalName) => {
    const { unit, bounds } = vitals[name]
    return new Histogram({
      name: `site_${name.toLowerCase()}_${unit}`,
      help: `${name} of documents that a release has made`,
      labelNames,
      buckets: [...bounds],
      registers,
    })
  }
  const histograms = new Map(vitalNames.map(name => [name, histogram(name)]))
  const held = new Map<string, Labels>()
  const keyOf = (labels: Labels) => Object.values(labels).join(' ')
  return {
    registry,
    count(event: VisitEvent, labels: Labels) {
      held.set(keyOf(labels), labels)
      if ('value' in event)
        histograms.get(event.kind)?.observe({ ...labels }, event.value / vitals[event.kind].divisor)
      else counters[event.kind].inc({ ...labels })
    },
    /** Prometheus does not see a first value as an increase. */
    begin(labels: Labels) {
      for (const each of Object.values(counters)) each.inc({ ...labels }, 0)
      // Zero would reset the histograms of a release that already has reports.
      if (!held.has(keyOf(labels))) for (const each of histograms.values()) each.zero({ ...labels })
      held.set(keyOf(labels), labels)
    },
    /** Memory must not grow over months. */
    keepOnly(isKept: (labels: Labels) => boolean) {
      for (const [key, labels] of held) {
        if (isKept(labels)) continue
        held.delete(key)
        for (const each of [...Object.values(counters), ...histograms.values()]) each.remove({ ...labels })
      }
    },
  }
}
