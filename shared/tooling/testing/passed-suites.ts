import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@kutuhal/build/apps.ts'
import { fingerprint } from '@kutuhal/build/fingerprint.ts'

const folder = path.join(root, '.cache', 'passed')

/** Inputs of a suite at its last pass, so that it runs again only after a change. */
export interface SuiteInputs {
  readonly suite: string
  readonly hash: string
}

/**
 * @param suite its folder, from the project's root
 * @param sources files and folders that its result depends on, tests included; from the project's root
 * @param programs what it starts, e.g. the path of a browser
 */
export function suiteInputs(
  suite: string,
  sources: readonly string[],
  programs: readonly string[],
): SuiteInputs {
  const hash = fingerprint(
    ['package-lock.json', 'tsconfig.base.json', '.browserslistrc', ...sources],
    isInput,
  )
  return { suite, hash: [hash, ...programs].join(' ') }
}

/** Whether the suite has passed with exactly these inputs, on this computer. */
export function hasPassed({ suite, hash }: SuiteInputs): boolean {
  try {
    return readFileSync(recordOf(suite), 'utf8') === hash
  } catch {
    return false
  }
}

export function rememberPass({ suite, hash }: SuiteInputs): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(recordOf(suite), hash)
}

function recordOf(suite: string): string {
  return path.join(folder, suite.replaceAll('/', '-'))
}

function isInput(name: string): boolean {
  return !['node_modules', 'dist', 'docs', 'lab'].includes(name) && !name.startsWith('.')
}
