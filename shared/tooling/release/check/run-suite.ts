import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { prepareBrowser } from './browser/open-browser.ts'
import type { CheckOutcome, Finding } from './finding.ts'
import type { ServedSite } from './serve-as-live.ts'
import { APP_VARIABLE } from './suite/pages-under-test.ts'

export interface SuiteOptions {
  readonly specs?: readonly string[]
  readonly e2e?: string | undefined
  readonly report?: string | undefined
  readonly repeats?: number | undefined
}

/** Visits an app's pages on a site with Playwright (suite/), in a browser that reaches only this site. */
export async function runSuite(
  { address, port }: ServedSite,
  app: string,
  { specs = [], e2e, report, repeats }: SuiteOptions = {},
): Promise<CheckOutcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-suite-'))
  const browser = await prepareBrowser(each => each === port)
  try {
    const output = path.join(folder, 'report.json')
    const printed = await runPlaywright(
      [
        ...['test', '--config', suiteConfig, '--output', path.join(folder, 'results')],
        ...(repeats === undefined ? [] : ['--retries', String(repeats)]),
        ...['--reporter', report === undefined ? 'json' : 'json,html', ...specs],
      ],
      {
        SITE: address,
        [APP_VARIABLE]: app,
        CHECK_BROWSER: JSON.stringify(browser.options),
        REMOTE_SPECS: e2e,
        PLAYWRIGHT_JSON_OUTPUT_FILE: output,
        PLAYWRIGHT_HTML_OUTPUT_DIR: report,
        PLAYWRIGHT_HTML_OPEN: 'never',
      },
    )
    const text = await readFile(output, 'utf8').catch(() => {
      throw new Error(`The pages of ${app} could not be visited.\n${printed}`)
    })
    return readReport(reportSchema.parse(JSON.parse(text)))
  } finally {
    browser.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

// Installed packages contain compiled files.
const suiteConfig = fileURLToPath(
  new URL(`./suite/playwright.config${path.extname(fileURLToPath(import.meta.url))}`, import.meta.url),
)
const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')

async function runPlaywright(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [playwright, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: undefined, ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (printed += String(text)))
  await new Promise((resolve, reject) => child.once('close', resolve).once('error', reject))
  return printed
}

const errorSchema = z.object({ message: z.string().default('') })

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ errors: z.array(errorSchema) })) })),
})

interface Suite {
  readonly specs: readonly z.infer<typeof specSchema>[]
  readonly suites?: readonly Suite[] | undefined
}

const suiteSchema: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(specSchema), suites: z.array(suiteSchema).optional() }),
)

const reportSchema = z.object({ suites: z.array(suiteSchema), errors: z.array(errorSchema) })

function readReport({ suites, errors }: z.infer<typeof reportSchema>): CheckOutcome {
  const specsIn = ({ specs, suites: inner = [] }: Suite): Suite['specs'] => [
    ...specs,
    ...inner.flatMap(specsIn),
  ]
  const specs = suites.flatMap(specsIn)
  const findings = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, file, tests }) => {
      // A test is repeated if it fails: the last result counts.
      const errors = tests.flatMap(({ results }) => results.at(-1)?.errors ?? [])
      const page = title.match(/\/[^\s,]*/g)?.at(-1)
      return [...new Set(errors.map(({ message }) => readable(message)))].map((what): Finding => ({
        about: title,
        ...(page !== undefined && { page }),
        file,
        what,
      }))
    })
  return {
    fine: `${specs.length} tests pass: ${[...new Set(specs.map(({ file }) => file))].join(', ')}`,
    findings: [
      ...findings,
      ...errors.map(({ message }): Finding => ({ about: 'suite', what: readable(message) })),
    ],
  }
}

const LENGTH = 4000

const readable = (message: string): string =>
  stripVTControlCharacters(message)
    .replace(/\n\s+at [^]*$/, '')
    .slice(0, LENGTH)
    .trim()
