/** Formats the results of a check for GitHub (annotations) and for browsers (a page with screenshots). */
import type { CheckResult } from '../check/check-release.ts'
import type { Finding } from '../check/finding.ts'
import { formatFindingGroup, collectFindings, groupFindings } from '../check/report.ts'
import type { PageScreenshots } from '../check/screenshots.ts'
import { Markup, markup } from '../status-page/markup.ts'

/** Formats findings as annotations that GitHub shows, one for each kind of fault. */
export function formatGithubAnnotations(findings: readonly Finding[]): string {
  return groupFindings(findings)
    .map(group => {
      const { about, page, what, remedy } = group[0]
      const title = [about, page, group.length > 1 && `${group.length} times`].filter(Boolean).join(' · ')
      return `::error title=${escaped(title, /[%\r\n:,]/g)}::${escaped(`${what}\n→ ${remedy}`, /[%\r\n]/g)}`
    })
    .join('\n')
}

const escaped = (text: string, special: RegExp): string => text.replace(special, encodeURIComponent)

/** Maximum number of pages with screenshots in a report. */
const MOST_PAGES = 8

/** Chooses the pages whose screenshots the report shows: those with the most serious faults. */
export function selectPagesForScreenshots(results: readonly CheckResult[]): readonly string[] {
  const findings = groupFindings(collectFindings(results)).flat()
  const pages = findings.flatMap(({ page }) => (page?.startsWith('/') ? [page] : []))
  return [...new Set(pages)].slice(0, MOST_PAGES)
}

/** Formats the results of a check as a self-contained HTML document. */
export function formatCheckReportHtml(
  results: readonly CheckResult[],
  pictures: readonly PageScreenshots[],
): string {
  const groups = groupFindings(collectFindings(results))
  const name = results.map(({ release }) => release).join(', ')
  return markup`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Check of ${name}</title>
<style>${new Markup(STYLE)}</style>
<h1>Check of ${name}</h1>
<p>${groups.length === 0 ? 'Nothing would break.' : `${groups.length} ${groups.length === 1 ? 'thing' : 'things'} would break.`}</p>
${groups.map(group => markup`<pre>${formatFindingGroup(group)}</pre>\n`)}${pictures.map(pageSection)}
</html>
`.text
}

const pageSection = ({ path, before, after }: PageScreenshots): Markup => markup`<section>
<h2>${path}</h2>
<div>${picture('Live', before)}${picture('With the release', after)}${picture('Difference', before && after, after)}</div>
</section>
`

/** Shows a picture. A second one is drawn over it, so that only the differences remain. */
const picture = (what: string, address: string | undefined, other?: string): Markup =>
  markup`<figure><figcaption>${what}</figcaption>${address === undefined ? 'none' : markup`<span><img alt="${what}" src="${address}">${other === undefined ? '' : markup`<img alt="" src="${other}">`}</span>`}</figure>`

const STYLE = `body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; }
pre { white-space: pre-wrap; padding: 1rem; background: #fdf1ea; border-left: 4px solid #b3261e; }
section div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; }
figure { margin: 0; }
span { display: grid; isolation: isolate; align-items: start; }
span img { grid-area: 1 / 1; }
img + img { mix-blend-mode: difference; }
img { width: 100%; border: 1px solid #ccc; }`
