/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { ConsoleState } from '../state/console-state.ts'
import { Action } from './Action.tsx'
import { Buckets } from './Buckets.tsx'

interface Props {
  readonly state: ConsoleState
  readonly typed: (words: readonly string[]) => string
}

/** What some of the visitors get. A canary is started among the releases that wait (NewRelease.tsx). */
export function CanaryNow({ state: { status, rights }, typed }: Props) {
  const canary = status?.canary
  if (!canary) {
    return (
      <section className="panel" aria-labelledby="canary-title" id="canary" data-part="">
        <h2 id="canary-title">Canary</h2>
        <p>None: every visitor gets the same.</p>
      </section>
    )
  }
  const { app, percent } = canary
  const release = `${app}@${canary.version}`
  const wider = WIDTHS.find(width => width > percent)
  return (
    <section className="panel" aria-labelledby="canary-title" id="canary" data-part="">
      <h2 id="canary-title">Canary</h2>
      <p className="figure">
        {percent} % <span>get {release}</span>
      </p>
      <Buckets percent={percent} release={release} />
      {wider !== undefined && (
        <Action
          label={`Widen to ${wider} %`}
          asked={{ verb: 'canary', release, percent: String(wider) }}
          typed={typed}
          whyNot={rights.promote(app)}
        />
      )}
      <Action
        label="For everybody"
        asked={{ verb: 'promote', release }}
        typed={typed}
        whyNot={rights.promote(app)}
        sure={`Everybody gets ${release}.`}
      />
      <Action
        label="Stop the canary"
        asked={{ verb: 'stop-canary' }}
        typed={typed}
        whyNot={rights.rollback(app)}
        sure="Everybody gets the stable site."
      />
    </section>
  )
}

/** Per cent that are offered next. */
const WIDTHS = [5, 10, 25, 50, 75]
