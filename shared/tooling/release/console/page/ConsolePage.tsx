/** @jsxRuntime automatic */
/** @jsxImportSource react */
import type { Health } from '../health.ts'
import type { CommandRun } from '../running-command.ts'
import type { ConsoleState } from '../state/console-state.ts'
import { CanaryNow } from './CanaryNow.tsx'
import { CommandTold } from './CommandTold.tsx'
import { History } from './History.tsx'
import { LiveNow } from './LiveNow.tsx'
import { Masthead } from './Masthead.tsx'
import { NewRelease } from './NewRelease.tsx'
import { Previews } from './Previews.tsx'
import { ReleaseHealth } from './ReleaseHealth.tsx'
import { Sure } from './Sure.tsx'

export interface PageProps {
  readonly state: ConsoleState
  readonly health: Health
  readonly command: CommandRun | undefined
  /** Why what somebody asked for was not done. */
  readonly notice: string | undefined
  /** What somebody would type for some words of a command. */
  readonly typed: (words: readonly string[]) => string
  readonly previewAt: (generation: string) => string | undefined
}

/**
 * All of the page. It is whole without its script, which renews what changes, part by part (`data-part`), and asks before everybody
 * gets something else.
 */
export function ConsolePage({ state, health, command, notice, typed, previewAt }: PageProps) {
  const isRunning = command !== undefined && !command.end
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Release console: ${state.site}`}</title>
        <link rel="icon" href="icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="console.css" />
        <script type="module" src="console.mjs"></script>
        {isRunning && (
          <noscript>
            <meta httpEquiv="refresh" content="4" />
          </noscript>
        )}
      </head>
      <body>
        <Masthead state={state} />
        <main>
          {notice !== undefined && (
            <p className="notice" role="alert">
              {notice}
            </p>
          )}
          <div className="desk">
            <LiveNow state={state} typed={typed} />
            <div className="doing">
              <CommandTold command={command} />
              <CanaryNow state={state} typed={typed} />
              <NewRelease state={state} typed={typed} />
              <Previews state={state} previewAt={previewAt} />
            </div>
            <div className="looking">
              <ReleaseHealth health={health} status={state.status} />
              <History state={state} typed={typed} />
            </div>
          </div>
        </main>
        <p className="unseen" role="status" id="told"></p>
        <Sure atWork={state.atWork} />
      </body>
    </html>
  )
}
