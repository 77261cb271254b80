import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'

/** Of a message as long as a stack, what says what was expected and what came. */
const LINES = 25

interface JestReport {
  readonly testResults: readonly {
    readonly name: string
    /** Of a file that could not be run at all. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/**
 * What failed, for the end of a run: whoever reads a long log reads its end.
 * @param report the JSON that jest wrote; if there is none, nothing is said
 * @returns of each test where it stands, its name, and what it complains of
 */
export function failedInJest(report: string): string[] {
  const { testResults } = reportAt<JestReport>(report) ?? { testResults: [] }
  return testResults.flatMap(({ name: file, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (assertionResults.length === 0 && message !== '') return [told(file, [message])]
    return failed.map(({ fullName, failureMessages }) => told(`${file} › ${fullName}`, failureMessages))
  })
}

/**
 * The same of Playwright.
 * @param report the JSON that it wrote; if there is none, nothing is said
 */
export function failedInBrowser(report: string): string[] {
  const { suites, errors } = reportAt<Pick<JSONReport, 'suites' | 'errors'>>(report) ?? {
    suites: [],
    errors: [],
  }
  return [
    ...errors.map(({ message = '' }) => told('Before any test', [message])),
    ...suites.flatMap(suite => failedInSuite(suite, [])),
  ]
}

function failedInSuite(suite: JSONReportSuite, around: readonly string[]): string[] {
  const names = [...around, suite.title]
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          told(
            [projectName, ...names, title].filter(Boolean).join(' › '),
            results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
          ),
        ),
    ),
    ...(suite.suites ?? []).flatMap(inner => failedInSuite(inner, names)),
  ]
}

function told(test: string, messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n')
  const shown = lines.length > LINES ? [...lines.slice(0, LINES), '…'] : lines
  return [`✘ ${test}`, ...shown.map(line => `    ${line}`.trimEnd())].join('\n')
}

function reportAt<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}
