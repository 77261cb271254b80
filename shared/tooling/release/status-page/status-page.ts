/** A page of what is live, since when, what went before, and how its visits go. It has no script. */
import { writeFile } from 'node:fs/promises'
import { addStoreOptionsToCommands } from '../deploy/printed-commands.ts'
import { readLog, type LogEntry } from '../deploy/log.ts'
import { statusOf, type Status } from '../deploy/status.ts'
import type { Store } from '../store/store.ts'
import { Markup, markup } from './markup.ts'
import { readVisitCounts, type VisitCounts } from './visit-counts.ts'

/** @param status if the caller has read it already */
export async function writeStatusPage(store: Store, file: string, status?: Status): Promise<void> {
  const [found, log, visits] = await Promise.all([
    status ?? statusOf(store),
    readLog(store),
    readVisitCounts(),
  ])
  await writeFile(file, addStoreOptionsToCommands(renderStatusPage(store.pointer, found, log, visits), store))
}

type Log = readonly LogEntry[]
type Visits = ReadonlyMap<string, VisitCounts> | undefined

function renderStatusPage(site: string, status: Status | undefined, log: Log, visits: Visits): string {
  return markup`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Status of ${site}</title>
<style>${new Markup(STYLE)}</style>
<main>
<h1>Status of ${site}</h1>
${status ? live(status, visits) : markup`<p>Nothing is live at this site.</p>`}
<h2>Deployments</h2>
${history(log, status?.deployment)}
<p><small>Written at ${moment(new Date().toISOString())}.</small></p>
</main>
</html>
`.text
}

function live(status: Status, visits: Visits): Markup {
  const { generation, deployment, since, what, unchecked, canary, rollback, problems, waiting } = status
  const published = Object.entries(waiting).flatMap(([app, versions]) =>
    versions.map(version => `${app}@${version}`),
  )
  return markup`<p>Live since ${moment(since)}: <b>${what}</b>, by ${status.by} (generation ${generation}, deployment ${deployment}).</p>
${unchecked !== undefined && markup`<p class="bad">Nobody checked it: ${unchecked}</p>`}
${problems.length === 0 && markup`<p class="good">Files, hashes, links: all as they should be.</p>`}
${problems.map(problem => markup`<p class="bad">${problem.what} ${problem.remedy}</p>`)}
${canary && markup`<p>Canary: ${canary.percent} % of the visitors get ${canary.app}@${canary.version}.</p>`}
${rollback && markup`<p>A rollback leads to generation ${rollback.generation} (${rollback.what}).</p>`}
<h2>Apps</h2>
${appsTable(status, visits)}
<h2>Published, not live</h2>
<p>${published.length === 0 ? 'Nothing.' : published.join(', ')}</p>`
}

function appsTable({ apps, canary }: Status, visits: Visits): Markup {
  const heads = ['App', 'Live', 'Before', 'Size', ...(visits ? ['Visits', 'With an error'] : [])]
  const row = (app: string, version: string, before: string, size: string) => {
    const { visits: all = 0, withErrors = 0 } = visits?.get(`${app}@${version}`) ?? {}
    const share = all === 0 ? '–' : `${((100 * withErrors) / all).toFixed(1)} %`
    const counted = visits ? [String(all), share] : []
    return markup`<tr><th scope="row">${app}</th>${[version, before, size, ...counted].map(cell => markup`<td>${cell}</td>`)}</tr>\n`
  }
  return markup`<div tabindex="0" role="group" aria-label="Apps"><table>
<thead><tr>${heads.map(head => markup`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>
${Object.entries(apps).map(([app, { version, previous = '–', bytes }]) =>
  row(app, version, previous, inKilobytes(bytes)),
)}${canary && row(canary.app, canary.version, 'canary', '–')}</tbody>
</table></div>`
}

export const inKilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`

/** `log` shows all deployments. */
const SHOWN = 20

function history(log: Log, live: number | undefined): Markup {
  const items = log.slice(0, SHOWN).map(({ deployment, what, at, by, why, outcome, unchecked, isKept }) => {
    const { number, generation } = deployment ?? {}
    const state =
      number === live && number !== undefined ? ' (live)' : outcome === 'live' ? '' : ` (${why ?? outcome})`
    return markup`<li${number !== undefined && markup` value="${number}"`}><b>${what}</b>${state}, ${moment(at)}, by ${by}${unchecked !== undefined && `, unchecked: ${unchecked}`}${isKept && number !== live && markup`<br><code>npm run release -- rollback ${generation ?? ''}</code>`}</li>\n`
  })
  return markup`<ol>\n${items}</ol>`
}

/** In this computer's time zone. */
const moment = (at: string): string =>
  new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
div { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 1.5rem 0.25rem 0; text-align: left; white-space: nowrap; }
.good, .bad { border-left: 4px solid; padding-left: 0.75rem; }
.good { border-color: #39712e; }
.bad { border-color: #c4381f; }`
