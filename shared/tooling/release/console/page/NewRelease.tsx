/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { ReactNode } from 'react'
import { wordsOf } from '../asked-command.ts'
import type { ConsoleState } from '../state/console-state.ts'
import type { WaitingApp } from '../state/waiting-releases.ts'

interface Props {
  readonly state: ConsoleState
  readonly typed: (words: readonly string[]) => string
}

/** What has been published and waits: looked at, checked, and made live for some or for all. First what the key at work may make live. */
export function NewRelease({ state: { waiting, rights, status }, typed }: Props) {
  const isMine = ({ app }: WaitingApp) => rights.promote(app) === undefined
  const ordered = [...waiting.filter(isMine), ...waiting.filter(each => !isMine(each))]
  const [first] = ordered
  const release = first && `${first.app}@${first.versions[0] ?? ''}`
  return (
    <section className="panel" aria-labelledby="release-title" id="release" data-part="">
      <h2 id="release-title">Release</h2>
      {first === undefined || release === undefined ? (
        <p>Nothing waits: what is published is live, or nothing has been live yet.</p>
      ) : (
        <form method="post" action="run" id="release-form">
          <label>
            Which one
            <select name="release">
              {ordered.map(({ app, versions }) => (
                <optgroup key={app} label={app}>
                  {versions.map(version => (
                    <option key={version} value={`${app}@${version}`} data-why={rights.promote(app)}>
                      {`${app}@${version}`}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
          </label>
          <Row verb="check" label="Check" release={release} typed={typed} />
          <Row verb="preview" label="Preview" release={release} typed={typed} />
          <Row
            verb="canary"
            label="Canary"
            release={release}
            typed={typed}
            whyNot={rights.promote(first.app) ?? (status?.canary ? ONE_AT_A_TIME : undefined)}
            isFixed={status?.canary !== undefined}
          >
            <label className="percent">
              for
              <input
                name="percent"
                type="number"
                min="1"
                max="99"
                defaultValue="5"
                required
                aria-label="Per cent of the visitors"
              />
              %
            </label>
          </Row>
          <Row
            verb="promote"
            label="Promote"
            release={release}
            typed={typed}
            whyNot={rights.promote(first.app)}
          />
          {rights.unchecked === undefined && (
            <details id="without-a-check">
              <summary>Without a check</summary>
              <label>
                Why? The log keeps your words.
                <input name="unchecked" autoComplete="off" />
              </label>
            </details>
          )}
        </form>
      )}
    </section>
  )
}

const ONE_AT_A_TIME = 'One canary at a time: stop or promote the one that runs.'

interface RowProps extends Pick<Props, 'typed'> {
  readonly verb: 'check' | 'preview' | 'canary' | 'promote'
  readonly label: string
  readonly release: string
  readonly whyNot?: string | undefined
  /** Whether another choice of the release changes nothing about that. */
  readonly isFixed?: boolean
  readonly children?: ReactNode
}

function Row({ verb, label, release, typed, whyNot, isFixed = false, children }: RowProps) {
  const commandOf = (named: string, percent: string) =>
    typed(wordsOf(verb === 'canary' ? { verb, release: named, percent } : { verb, release: named }))
  return (
    <div className="action" data-verb={verb} data-fixed={isFixed ? '' : undefined}>
      <button type="submit" name="verb" value={verb} disabled={whyNot !== undefined}>
        {label}
      </button>
      {children}
      <code className="command" data-command={commandOf('RELEASE', 'PERCENT')}>
        {commandOf(release, '5')}
      </code>
      <p className="why" hidden={whyNot === undefined}>
        {whyNot}
      </p>
    </div>
  )
}
