/** The console's documents, under a policy that lets their own style and script do what they do, and nothing else. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Status } from '../../store/status.ts'
import { wordsOf, whatHappens, type Asked } from '../asked-command.ts'
import { consolePage, hidden, type ConsoleState } from './console-page.ts'
import { markup, Markup } from './markup.ts'

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const style = fileOf('console.css')
const script = fileOf('console.mjs')
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const pagePolicy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  'img-src data:',
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** Whole without its script: then it loads itself again while a command runs. */
export function consoleDocument(state: ConsoleState): string {
  const isRunning = state.command && !state.command.end
  const head = markup`<script type="module">${new Markup(script)}</script>
    ${isRunning && markup`<noscript><meta http-equiv="refresh" content="4"></noscript>`}`
  return documentOf(`Release console: ${state.site}`, consolePage(state), head)
}

/**
 * Asked before a verb runs: what it does, and with whose key.
 * @param typed what somebody would type for it
 * @param cost what its release costs visitors, in words
 */
export function questionDocument(asked: Asked, status: Status, typed: string, cost: string): string {
  const { keyAtHand: key, deployment, interrupted } = status
  const title = `Run “${wordsOf(asked).join(' ')}”?`
  // What somebody agrees to holds as long as nobody else releases.
  const fields = hidden({ ...asked, seen: String(interrupted ?? deployment) })
  const run =
    'why' in key
      ? markup`<p>You can look only. ${key.why}</p>`
      : markup`<p>With the key <b>${key.name ?? `${key.key}, which this store does not know`}</b>.</p>
        <form method="post" action="run">${fields}<button>Run it</button></form>`
  const body = markup`<main><h1>${title}</h1><p>${whatHappens(asked, status)}${cost}</p>
    <p><code>${typed}</code></p>${run}<p><a href="./">Not now</a></p></main>`
  return documentOf(title, body)
}

/** Why what somebody asked for was not done. */
export function noticeDocument(why: string): string {
  const body = markup`<main><h1>This was not done</h1><p id="notice" class="bad" data-part="" role="alert">${why}</p>
    <p><a href="./">Back to the console</a></p></main>`
  return documentOf('Release console', body)
}

function documentOf(title: string, body: Markup, head?: Markup): string {
  return markup`<!doctype html><html lang="en"><head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title><link rel="icon" href="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><circle cx='1' cy='1' r='1' fill='%23f7a823'/></svg>"><style>${new Markup(style)}</style>${head}
    </head><body>${body}</body></html>`.text
}
