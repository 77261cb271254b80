import { format } from 'oxfmt'
import { MIN_ROUNDS } from '../comparison.ts'
import { drawFirstVisitChart } from './chart.ts'
import type { VisitSample } from './samples.ts'
import { formatVisitKindTables, formatTargetTable } from './tables.ts'
import { compareWithTargets } from './targets.ts'

export interface BenchSetup {
  readonly rounds: number
  readonly cores: number
  /** The browser, e.g. `Chromium 130.0.1.2`. */
  readonly browser: string
  /** The web server, e.g. `nginx/1.22.1`. */
  readonly nginx: string
}

/** The results of a run. The docs use the chart and some medians. */
export interface BenchReport {
  readonly markdown: string
  /** The chart; absent if there is nothing to draw. */
  readonly svg: string | undefined
}

/** Formats the report of a run. @param command the command line that took the samples */
export async function createReport(
  samples: readonly VisitSample[],
  setting: BenchSetup,
  command: string,
): Promise<BenchReport> {
  const { rounds, cores, browser, nginx } = setting
  const svg = drawFirstVisitChart(samples)
  const markdown = `# What federation costs a visitor

${svg ? PICTURE : ''}

Made by \`${command}\`: ${rounds} ${rounds === 1 ? 'round' : 'rounds'} on ${cores} cores, ${browser}, ${nginx}. How it measures, and why so:
shared/docs/decisions/24-how-we-measure.md.${rounds < MIN_ROUNDS ? FIRST_LOOK : ''}

- **site**: composed, and hydrated by the shell and its remotes, as it is released.
- **floor**: the very same documents without any script. Nothing that runs scripts paints sooner.
- **one bundle**: the same sources built as one ordinary application, its scripts in the same documents.
- **browser only**: that bundle on an empty document.

A visitor is on a phone, 412 px wide. **slow**: 150 ms there and back, 1.6 Mbit/s, a CPU that is four times slower than this computer's;
**connections cost**: every new connection takes two round trips more, as TCP and TLS do. **cold**: a first visit; **warm**: the second one, over
new connections. \`npm start\` is HTTP/1.1 with an origin for each app, \`nginx\` HTTP/2 with one for all.

Times are medians; what the site is of another way is the median of the ratios of each round, with its quartiles. A longest task of 0 means
that none took 50 ms. The film of the home page is left out.

## Targets

Of a first visit over the slow line.

${formatTargetTable(compareWithTargets(samples))}

## Figures

${formatVisitKindTables(samples)}
`
  const { code, errors } = await format('performance.md', markdown, { printWidth: PRINT_WIDTH })
  if (errors.length > 0) throw new Error(`The report is no Markdown: ${errors[0]?.message}`)
  return { markdown: code, svg }
}

const FIRST_LOOK = ` Fewer than ${MIN_ROUNDS} rounds are a first look: bytes and requests hold, times do not.`

const PICTURE =
  '![First visits over a slow line: when each way to make the page has painted and is hydrated](pictures/benchmark.svg)'

/** The formatter's line width (.oxfmtrc.json). */
const PRINT_WIDTH = 110
