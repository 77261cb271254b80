import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '@kutuhal/build/apps.ts'
import { fingerprintSources } from '@kutuhal/build/provenance/fingerprint.ts'

const folder = path.join(projectRoot, '.cache', 'passed')

/**
 * A suite and a hash of its inputs. The suite runs again only if the hash has changed since the suite passed.
 */
export interface SuiteInputs {
  readonly suite: string
  readonly hash: string
}

/**
 * @param suite folder of the suite, relative to the project's root
 * @param sources files and folders that the result depends on, tests included; relative to the project's root
 * @param programs paths of programs that the suite starts, e.g. of a browser
 */
export function hashSuiteInputs(
  suite: string,
  sources: readonly string[],
  programs: readonly string[],
): SuiteInputs {
  const hash = fingerprintSources(
    ['package-lock.json', 'tsconfig.base.json', '.browserslistrc', ...sources],
    isInput,
  )
  return { suite, hash: [hash, ...programs].join(' ') }
}

/** Whether the suite has passed with exactly these inputs on this computer. */
export function hasSuitePassed({ suite, hash }: SuiteInputs): boolean {
  try {
    return readFileSync(recordOf(suite), 'utf8') === hash
  } catch {
    return false
  }
}

export function recordSuitePass({ suite, hash }: SuiteInputs): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(recordOf(suite), hash)
}

function recordOf(suite: string): string {
  return path.join(folder, suite.replaceAll('/', '-'))
}

function isInput(name: string): boolean {
  return !['node_modules', 'dist', 'docs', 'lab'].includes(name) && !name.startsWith('.')
}
