/** Shows `status --json` and `log --json`, with buttons that lead to a confirmation (documents.ts). */
import { formatReleaseCost } from '../../pipeline/format-release-costs.ts'
import { formatDeployer, type LogEntry } from '../../store/log.ts'
import type { IgnoredDeployment } from '../../store/trust/chain.ts'
import type { Status } from '../../store/status.ts'
import type { CurrentKey } from '../../store/trust/first-use.ts'
import type { CommandRun } from '../command-runner.ts'
import { markup, type Markup } from './markup.ts'

export interface ConsoleState {
  readonly site: string
  /** The store's folder or address. */
  readonly place: string
  /** The site's status; absent if nothing has ever been live. */
  readonly status: Status | undefined
  readonly log: readonly (LogEntry | IgnoredDeployment)[]
  readonly keyAtHand: CurrentKey
  readonly command: CommandRun | undefined
}

export function renderConsolePage({ site, place, status, log, keyAtHand, command }: ConsoleState): Markup {
  return markup`<header>
      <div><h1>Release console</h1><p>Site <b>${site}</b> in <code>${place}</code></p></div>
      <p>${keyInWords(keyAtHand)}</p>
    </header>
    <main>
      <div class="desk">
        ${panel('live', 'Live now', status ? liveNow(status) : markup`<p>Nothing has ever been live at the site ${site}.</p>`)}
        <div class="doing">
          ${renderCommandPanel(command)}
          ${panel('canary', 'Canary', canaryNow(status?.canary))}
          ${panel('release', 'Release', waitingReleases(status?.waiting ?? {}))}
        </div>
        ${panel('history', 'History', status && history(log, status))}
      </div>
    </main>`
}

const panel = (id: string, title: string, content: Markup | undefined): Markup =>
  markup`<section aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    ${content}
  </section>`

function keyInWords(keyAtHand: CurrentKey): Markup {
  if ('why' in keyAtHand) return markup`You can look only. ${keyAtHand.why}`
  const { key, name } = keyAtHand
  if (name === undefined) return markup`You can look only: this store does not know your key ${key}.`
  return markup`Commands run with your key <b>${name}</b> <code>${key}</code>`
}

/** Makes hidden form fields. @param fields values that command-form.ts reads */
export const renderHiddenFields = (fields: Readonly<Record<string, string>>): Markup[] =>
  Object.entries(fields).map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`)

/**
 * Makes the button for a verb.
 * @param more text that is added to the label for screen readers, which may read the button without its table
 *   row
 */
const verbButton = (asked: Readonly<Record<string, string>>, label: string, more = ''): Markup =>
  markup`<form action="ask">${renderHiddenFields(asked)}<button aria-label="${label}${more}">${label}</button></form>`

function liveNow(status: Status): Markup {
  const { generation, deployment, what, unchecked, problems, rollback } = status
  return markup`<p>Generation <b>${generation}</b>, deployment ${deployment}, since ${moment(status.since)}: ${what}, by ${formatDeployer(status)}.</p>
    ${unchecked !== undefined && markup`<p class="bad">Nobody checked it: ${unchecked}</p>`}
    ${problems.length === 0 && markup`<p class="good">Signatures, hashes, links: all as they should be.</p>`}
    ${problems.map(problem => markup`<p class="bad">${problem.what} ${problem.remedy}</p>`)}
    <div class="wide" tabindex="0" role="group" aria-label="Apps that are live">${appsTable(status)}</div>
    ${rollback && verbButton({ verb: 'rollback' }, 'One step back')}`
}

function appsTable({ apps }: Status): Markup {
  const rows = Object.entries(apps).map(([app, { version, previous, bytes, cost }]) => {
    const back =
      previous === undefined
        ? 'the first one here'
        : verbButton({ verb: 'rollback', to: app }, `Back to ${previous}`, `: ${app}`)
    return markup`<tr><th scope="row">${app}</th><td>${version}</td><td>${(bytes / 1000).toFixed(1)} kB</td><td class="sentence">${cost && formatReleaseCost(cost)}</td><td>${back}</td></tr>`
  })
  const heads = ['App', 'Version', 'Size', 'New for who had the one before', 'Way back'].map(
    head => markup`<th scope="col">${head}</th>`,
  )
  return markup`<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`
}

/** Percentages that the page offers for a canary. */
const WIDTHS = [5, 10, 25, 50, 75]

function canaryNow(canary: Status['canary']): Markup {
  if (!canary) return markup`<p>None: every visitor gets the same.</p>`
  const { app, version, percent } = canary
  const release = `${app}@${version}`
  const wider = WIDTHS.find(width => width > percent)?.toString()
  return markup`<p><b>${percent} %</b> get ${release}</p>
    <div class="verbs">
      ${wider && verbButton({ verb: 'canary', release, percent: wider }, `Widen to ${wider} %`)}
      ${verbButton({ verb: 'promote', release }, 'For everybody')}
      ${verbButton({ verb: 'stop-canary' }, 'Stop the canary')}
    </div>`
}

function waitingReleases(waiting: Status['waiting']): Markup {
  const apps = Object.entries(waiting)
  if (apps.length === 0) return markup`<p>Nothing waits: what is published is live.</p>`
  const options = ([app, versions]: (typeof apps)[number]) =>
    markup`<optgroup label="${app}">${versions.map(version => markup`<option>${app}@${version}</option>`)}</optgroup>`
  const verbs = ['Check', 'Preview', 'Canary', 'Promote'].map(
    verb => markup`<button name="verb" value="${verb.toLowerCase()}">${verb}</button>`,
  )
  return markup`<form action="ask">
    <label for="which">Which one</label>
    <select id="which" name="release">${apps.map(options)}</select>
    <label for="percent">Per cent of the visitors, for a canary</label>
    <input id="percent" name="percent" type="number" min="1" max="99" value="5" required>
    <label for="unchecked">Without a check? Say why: the log keeps it</label>
    <input id="unchecked" name="unchecked" autocomplete="off">
    <div class="verbs">${verbs}</div>
  </form>`
}

/** Shows the running or last command with its output. */
export function renderCommandPanel(command: CommandRun | undefined): Markup {
  return markup`<section aria-labelledby="command">
    <h2 id="command">Command</h2>
    <div role="status">${outcome(command)}</div>
    <pre tabindex="0" role="group" aria-label="What it says">${withPreviews(command?.output ?? '')}</pre>
    ${command && !command.end && markup`<form method="post" action="stop"><button>Stop it</button></form>`}
  </section>`
}

function outcome(command: CommandRun | undefined): Markup {
  if (!command) return markup`<p>None has run here. What you start shows here what it says.</p>`
  const { typed, startedAt, end } = command
  const seconds = ((end?.at.getTime() ?? 0) - startedAt.getTime()) / 1000
  const after = `after ${seconds.toFixed(1)} s.`
  return markup`<p><code>${typed}</code></p>
    ${!end && markup`<p>Running, since ${moment(startedAt)}.</p>`}
    ${end && (end.isGood ? markup`<p class="good">Ended well, ${after}</p>` : markup`<p class="bad">Failed, ${after}</p>`)}`
}

/**
 * Matches addresses that the verb `preview` prints. Only these addresses become links: other output is not
 * trusted.
 */
const PREVIEW = /(http:\/\/preview-[0-9a-f]{12}\.localhost:\d+)/

const withPreviews = (output: string) =>
  output
    .split(PREVIEW)
    .map((text, at) =>
      at % 2 === 0 ? text : markup`<a href="${text}" target="_blank" rel="noreferrer">${text}</a>`,
    )

/** Number of deployments that the page shows; `log` shows all of them. */
const SHOWN = 20

function history(log: ConsoleState['log'], status: Status): Markup {
  const offered = new Set([status.generation])
  const items = log.slice(0, SHOWN).map(entry => {
    if ('why' in entry)
      return markup`<li><span>${entry.number}</span><p>does not count: ${entry.why}</p></li>`
    const { number, generation, isKept, what, since, unchecked } = entry
    // Show a generation's button only in its newest row: a generation that was live several times has several
    // rows.
    const isOffered = isKept && !offered.has(generation)
    offered.add(generation)
    return markup`<li><span>${number}</span>
      <div>
        <p><b>${what}</b> ${number === status.deployment && markup`<mark>live</mark>`}</p>
        <small>${moment(since)} by ${formatDeployer(entry)}, generation ${generation}</small>
        ${unchecked !== undefined && markup`<small>Nobody checked it: ${unchecked}</small>`}
      </div>
      ${isOffered && verbButton({ verb: 'rollback', to: generation }, 'Back to this', `: ${generation}`)}</li>`
  })
  return markup`<ol role="list">${items}</ol>`
}

/** Formats a time in this computer's time zone. */
const moment = (at: string | Date): string =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
