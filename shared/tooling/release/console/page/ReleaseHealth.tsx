/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { Status } from '../../store/status.ts'
import type { Health } from '../health.ts'
import { Plot } from './Plot.tsx'
import { plottedReleases } from './plotted-releases.ts'
import { ratesOf } from './rates-of.ts'

interface Props {
  readonly health: Health
  readonly status: Status | undefined
}

/** What visitors' pages reported in the last hour, release by release, all on one scale. */
export function ReleaseHealth({ health, status }: Props) {
  return (
    <section className="panel" aria-labelledby="health-title" id="health" data-part="">
      <h2 id="health-title">Health</h2>
      <HealthInWords health={health} status={status} />
    </section>
  )
}

function HealthInWords({ health, status }: Props) {
  if (health.kind === 'none') {
    return (
      <p>
        No figures. With <code>--prometheus http://127.0.0.1:9090</code> the console shows those of a
        Prometheus that asks the site’s collector.
      </p>
    )
  }
  if (health.kind === 'unknown') return <p className="problem">No figures. {health.why}</p>
  const releases = plottedReleases(health.series, status)
  const rates = releases.flatMap(({ series }) => [
    ...ratesOf(series, 'error'),
    ...ratesOf(series, 'fallback'),
  ])
  const highest = Math.max(...rates, 0)
  return (
    <>
      <p className="legend">
        Of a hundred visits in the last hour: <span className="errors">errors</span>,{' '}
        <span className="fallbacks">fallbacks</span>. All plots have one scale.
      </p>
      <ul className="plots" role="list">
        {releases.map(({ release, isCanary, series }) => (
          <li key={release}>
            <h3>
              {release} {isCanary && <span className="badge">canary</span>}
            </h3>
            {series.length === 0 ? (
              <p className="why">No figures.</p>
            ) : (
              <Plot release={release} series={series} highest={highest} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
