/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { Status } from '../../store/status.ts'
import type { ConsoleState } from '../state/console-state.ts'
import { Action } from './Action.tsx'
import { Moment } from './Moment.tsx'

interface Props {
  readonly state: ConsoleState
  readonly typed: (words: readonly string[]) => string
}

/** What visitors get, since when and through whom, and the ways back. */
export function LiveNow({ state: { status, rights, site }, typed }: Props) {
  if (!status) {
    return (
      <section className="panel live" aria-labelledby="live-title" id="live" data-part="">
        <h2 id="live-title">Live now</h2>
        <p>Nothing has ever been live at the site {site}.</p>
      </section>
    )
  }
  const { rollback } = status
  return (
    <section className="panel live" aria-labelledby="live-title" id="live" data-part="">
      <h2 id="live-title">Live now</h2>
      <p className="generation">
        <span className="hash">{status.generation}</span>
      </p>
      <p>
        Deployment {status.deployment}, since <Moment at={status.since} />: {status.what}, by{' '}
        {whoMade(status)}.{status.unchecked !== undefined && <> Nobody checked it: {status.unchecked}.</>}
      </p>
      <Problems status={status} />
      <Apps status={status} rights={rights} typed={typed} />
      <Action
        label="One step back"
        asked={{ verb: 'rollback' }}
        typed={typed}
        whyNot={rights.stepBack}
        sure={
          rollback
            ? `Everybody gets generation ${rollback.generation} again, as after: ${rollback.what}.`
            : 'Everybody gets what was live before.'
        }
      />
    </section>
  )
}

const inWords = (bytes: number): string =>
  bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`

const whoMade = ({ key, by = 'somebody' }: Status): string => (key === undefined ? by : `${key} (${by})`)

function Problems({ status: { problems, interrupted } }: { readonly status: Status }) {
  return (
    <>
      {interrupted !== undefined && (
        <p className="problem">
          Deployment {interrupted} was never switched to: the next release or rollback does.
        </p>
      )}
      {problems.length === 0 ? (
        <p className="fine">Signatures, hashes, links: all as they should be.</p>
      ) : (
        <ul className="problems" role="list">
          {problems.map(({ what, remedy }) => (
            <li key={what} className="problem">
              <b>{what}</b> {remedy}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Apps({
  status,
  rights,
  typed,
}: { readonly status: Status } & Pick<ConsoleState, 'rights'> & Pick<Props, 'typed'>) {
  return (
    <ul className="apps" role="list">
      {Object.entries(status.apps).map(([app, { version, previous, bytes }]) => (
        <li key={app}>
          <h3>{app}</h3>
          <p className="version">{version}</p>
          <p className="size">{inWords(bytes)}</p>
          {previous === undefined ? (
            <p className="why">the first one here</p>
          ) : (
            <Action
              label={`${app} back to ${previous}`}
              asked={{ verb: 'rollback', to: app }}
              typed={typed}
              whyNot={rights.rollback(app)}
              sure={`Everybody gets ${app}@${previous} instead of ${version}; all else stays.`}
              isQuiet
            />
          )}
        </li>
      ))}
    </ul>
  )
}
