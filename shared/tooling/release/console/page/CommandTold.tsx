/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { CommandRun } from '../running-command.ts'
import { Moment } from './Moment.tsx'

/** The command that runs, or ran last, and what it said. */
export function CommandTold({ command }: { readonly command: CommandRun | undefined }) {
  if (!command) {
    return (
      <section className="panel told" aria-labelledby="command-title" id="command" data-part="">
        <h2 id="command-title">Command</h2>
        <p>None has run here. What you start shows here what it says.</p>
      </section>
    )
  }
  const { typed, startedAt, output, end } = command
  const state = end ? (end.isGood ? 'good' : 'bad') : 'running'
  return (
    <section
      className="panel told"
      aria-labelledby="command-title"
      id="command"
      data-part=""
      data-state={state}
    >
      <h2 id="command-title">Command</h2>
      <p>
        <code className="command">{typed}</code>
      </p>
      <p className="outcome" data-told="">
        {end ? (
          <span>{outcomeOf(startedAt, end)}</span>
        ) : (
          <span>
            Running, since <Moment at={startedAt} />.
          </span>
        )}
      </p>
      {output !== '' && (
        // Scrolls, so it takes the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        <pre id="command-output" tabIndex={0} role="region" aria-label="What it says">
          {output}
        </pre>
      )}
      {!end && (
        <form method="post" action="stop">
          <button type="submit" className="quiet">
            Stop it
          </button>
        </form>
      )}
    </section>
  )
}

const outcomeOf = (startedAt: Date, { at, isGood }: NonNullable<CommandRun['end']>): string =>
  `${isGood ? 'Ended well' : 'Failed'}, after ${((at.getTime() - startedAt.getTime()) / 1000).toFixed(1)} s.`
