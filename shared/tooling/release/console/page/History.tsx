/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { ConsoleState, Made } from '../state/console-state.ts'
import { Action } from './Action.tsx'
import { Moment } from './Moment.tsx'

interface Props {
  readonly state: ConsoleState
  readonly typed: (words: readonly string[]) => string
}

/** Who made live what, the newest first, and the way back to it. */
export function History({ state: { history, status, rights }, typed }: Props) {
  return (
    <section className="panel" aria-labelledby="history-title" id="history" data-part="">
      <h2 id="history-title">History</h2>
      {history.length === 0 && <p>Nothing has ever been live here.</p>}
      <ol className="history" role="list">
        {history.map(made => (
          <li key={made.number} data-kind={kindOf(made, status?.deployment)}>
            <p className="what">
              <span className="number">{made.number}</span> {made.what}{' '}
              {made.number === status?.deployment && <b className="badge">live</b>}
            </p>
            <p className="made">
              <Moment at={made.since} /> by <b>{made.key ?? made.by ?? 'somebody'}</b>
              {made.key !== undefined && made.by !== undefined && <span>{` (${made.by})`}</span>}{' '}
              <span className="hash">{made.generation}</span>
            </p>
            <Notes made={made} />
            {made.isKept && isOther(made, history, status?.generation) && (
              <details id={`back-${made.number}`}>
                <summary>Back to {made.generation}</summary>
                <Action
                  label={`Make ${made.generation} live`}
                  asked={{ verb: 'rollback', to: made.generation }}
                  typed={typed}
                  whyNot={rights.backTo(made.generation)}
                  sure={`Everybody gets generation ${made.generation} again, with every app as it was then.`}
                  isQuiet
                />
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

const kindOf = ({ number, isRollback, canary }: Made, live: number | undefined): string => {
  if (number === live) return 'live'
  if (isRollback) return 'back'
  return canary ? 'canary' : 'on'
}

/** A generation stands where it was live last, once. */
const isOther = (made: Made, history: readonly Made[], live: string | undefined): boolean =>
  made.generation !== live &&
  history.find(({ generation }) => generation === made.generation)?.number === made.number

function Notes({ made: { unchecked, kept = [], ended } }: { readonly made: Made }) {
  const notes = [
    ...(unchecked === undefined ? [] : [`Nobody checked it: ${unchecked}`]),
    ...kept.map(({ release, why }) => `${release} stayed as it was live: ${why}`),
    ...(ended ? [`The canary ${ended.release} ended: ${ended.why}`] : []),
  ]
  return notes.map(note => (
    <p key={note} className="note">
      {note}
    </p>
  ))
}
