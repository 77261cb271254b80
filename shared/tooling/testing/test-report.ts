import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { z } from 'zod'

/** Maximum number of lines to show of a failure: enough for expected and actual values, not for the stack. */
const FAILURE_LINES = 25

/** A test of a run, or a file that could not be run. */
export interface TestResult {
  /** The file and title of the test. */
  readonly name: string
  readonly status: 'passed' | 'failed' | 'skipped'
  readonly seconds: number
  readonly messages: readonly string[]
}

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

const messages = z.array(z.object({ message: z.string().default('') }))

const browserTest = z.object({
  projectName: z.string(),
  status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
  results: z.array(z.object({ duration: z.number(), errors: messages })),
})

const browserSuite = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(browserTest) })),
  get suites() {
    return z.array(browserSuite).optional()
  },
})

const browserReport = z.object({ suites: z.array(browserSuite), errors: messages })

/**
 * @param file path of Jest's JSON report
 * @returns every test of the run; none if there is no report
 * @throws ZodError if the file is not a report of Jest
 */
export function readJestReport(file: string): TestResult[] {
  const { testResults } = existsSync(file) ? jestReport.parse(readJson(file)) : { testResults: [] }
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const testFile = path.relative(projectRoot, name)
    if (assertionResults.length === 0 && message !== '')
      return [{ name: testFile, status: 'failed', seconds: 0, messages: [message] }]
    return assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: `${testFile} › ${fullName}`,
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      seconds: (duration ?? 0) / 1000,
      messages: failureMessages,
    }))
  })
}

/**
 * @param file path of Playwright's JSON report
 * @returns every test of the run; none if there is no report
 * @throws ZodError if the file is not a report of Playwright
 */
export function readBrowserTestReport(file: string): TestResult[] {
  if (!existsSync(file)) return []
  const { suites, errors } = browserReport.parse(readJson(file))
  const beforeAny = errors.map(({ message }): TestResult => ({
    name: 'Before any test',
    status: 'failed',
    seconds: 0,
    messages: [message],
  }))
  return [...beforeAny, ...suites.flatMap(suite => resultsOfSuite(suite, []))]
}

function resultsOfSuite(suite: z.infer<typeof browserSuite>, parents: readonly string[]): TestResult[] {
  const names = [...parents, suite.title]
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }): TestResult => ({
      name: [projectName, ...names, title].filter(Boolean).join(' › '),
      // A test that passes only after a retry (`flaky`) counts as failed.
      status: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      messages: results.flatMap(({ errors }) => errors.map(({ message }) => message)),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(inner => resultsOfSuite(inner, names))]
}

/** Formats all failures of a run. They are printed at the end of the log, where people look first. */
export function formatTestFailures(results: readonly TestResult[]): string {
  return results
    .filter(({ status }) => status === 'failed')
    .map(({ name, messages }) => {
      const lines = stripVTControlCharacters(messages.join('\n')).split('\n')
      const shown = lines.length > FAILURE_LINES ? [...lines.slice(0, FAILURE_LINES), '…'] : lines
      return [`✘ ${name}`, ...shown.map(line => `    ${line}`.trimEnd())].join('\n')
    })
    .join('\n\n')
}

export function formatSlowestTests(results: readonly TestResult[], count: number): string {
  return results
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)
    .join('\n')
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
