/** The console's documents. Their Content-Security-Policy allows only the documents' own style. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Status } from '../../store/status.ts'
import { toCommandArguments, describeCommandEffect, type RequestedCommand } from '../command-form.ts'
import type { CommandRun } from '../command-runner.ts'
import {
  renderCommandPanel,
  renderConsolePage,
  renderHiddenFields,
  type ConsoleState,
} from './console-page.ts'
import { markup, Markup } from './markup.ts'

const style = readFileSync(new URL('console.css', import.meta.url), 'utf8')

export const consoleSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

export const renderConsoleDocument = (state: ConsoleState): string =>
  documentOf(`Release console: ${state.site}`, renderConsolePage(state))

/** A document about the running or last command, which reloads itself until the command ends. */
export function renderCommandDocument(command: CommandRun | undefined): string {
  const isRunning = command !== undefined && !command.end
  const title = isRunning ? 'Running' : command?.end?.isGood === false ? 'Failed' : 'Ended well'
  const body = markup`<main><h1>${title}</h1>${renderCommandPanel(command)}<p><a href="./">Back to the console</a></p></main>`
  return documentOf(
    `${title}: release console`,
    body,
    isRunning && markup`<meta http-equiv="refresh" content="2">`,
  )
}

/**
 * A document that asks for confirmation before a verb runs. Shows the verb's effect, and the name of the key
 * that the verb uses.
 * @param typed the equivalent command line
 * @param cost what the release costs visitors, in words
 */
export function renderConfirmationDocument(
  asked: RequestedCommand,
  status: Status,
  typed: string,
  cost: string,
): string {
  const { keyAtHand: key, deployment, interrupted } = status
  const title = `Run “${toCommandArguments(asked).join(' ')}”?`
  // Send the number of the live deployment with the form, so that the server refuses the form after another
  // release.
  const fields = renderHiddenFields({ ...asked, seen: String(interrupted ?? deployment) })
  const run =
    'why' in key
      ? markup`<p>You can look only. ${key.why}</p>`
      : markup`<p>With the key <b>${key.name ?? `${key.key}, which this store does not know`}</b>.</p>
        <form method="post" action="run">${fields}<button>Run it</button></form>`
  const body = markup`<main><h1>${title}</h1><p>${describeCommandEffect(asked, status)}${cost}</p>
    <p><code>${typed}</code></p>${run}<p><a href="./">Not now</a></p></main>`
  return documentOf(title, body)
}

/** A document that explains why a requested command did not run. */
export function renderNoticeDocument(why: string): string {
  const body = markup`<main><h1>This was not done</h1><p class="bad" role="alert">${why}</p>
    <p><a href="./">Back to the console</a></p></main>`
  return documentOf('Release console', body)
}

function documentOf(title: string, body: Markup, head?: Markup | false): string {
  return markup`<!doctype html><html lang="en"><head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title><link rel="icon" href="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><circle cx='1' cy='1' r='1' fill='%23f7a823'/></svg>"><style>${new Markup(style)}</style>${head}
    </head><body>${body}</body></html>`.text
}
