import { described, type Finding } from '../finding.ts'
import type { Break } from './mutation.ts'

/** Whether a check says of a mistake what it has to say, and not of something else only. */
export function isTold({ finding: { about, what } }: Break, found: readonly Finding[]): boolean {
  return found.some(finding => finding.about === about && what.test(described(finding)))
}
