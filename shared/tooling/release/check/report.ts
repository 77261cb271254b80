import type { CheckResult } from './check-release.ts'
import { findingAspects, formatFinding, type Finding, getFindingKind } from './finding.ts'

/** Formats a check's results: a line for each passed part, then the findings, the most serious first. */
export function formatReport(results: readonly CheckResult[], seconds: number): string {
  const lines = results.flatMap(({ release, parts }) => [
    release,
    ...parts.flatMap(({ name, fine }) => [`  ${name}`, ...fine.map(line => `  ✓ ${line}`)]),
  ])
  const groups = groupFindings(collectFindings(results))
  const took = `(${seconds.toFixed(1)} s)`
  const verdict =
    groups.length === 0
      ? `Nothing would break. ${took}`
      : `${groups.map(formatFindingGroup).join('\n\n')}\n\n${groups.length === 1 ? '1 thing' : `${groups.length} things`} would break. ${took}`
  return `${lines.join('\n')}\n\n${verdict}`
}

export function collectFindings(results: readonly CheckResult[]): Finding[] {
  return results.flatMap(({ parts }) => parts.flatMap(({ findings }) => findings))
}

/** Findings of one kind: the same fault on several pages, or with several shells. */
type FindingGroup = readonly [Finding, ...Finding[]]

/** Groups findings of the same kind; the most urgent group comes first. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const kind = getFindingKind(finding)
    const group = groups.get(kind)
    if (group) group.push(finding)
    else groups.set(kind, [finding])
  }
  const rank = ([{ about }]: FindingGroup) => findingAspects.indexOf(about)
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.length - a.length)
}

/** How many different findings of a group are shown. */
const SHOWN = 3

/**
 * A group of findings in a few lines:
 *
 *     links · On 988 pages, e.g. /news/1, /news/2, /news/3 · shell@1.0.0
 *       <what, of the first>
 *       likewise: <what, of some that differ>
 *       → <remedy>
 */
export function formatFindingGroup(group: FindingGroup): string {
  const [{ about, remedy }] = group
  const [what, ...others] = listDifferent(group, 'what')
  const lines = [what, ...others.slice(0, SHOWN - 1).map(other => `likewise: ${other}`)]
  if (others.length >= SHOWN) lines.push(`and ${others.length - SHOWN + 1} more like it`)
  const [pages, files] = [listDifferent(group, 'page'), listDifferent(group, 'file')]
  const shells = listDifferent(group, 'shell')
  return formatFinding({
    ...{ about, what: lines.join('\n'), remedy },
    ...(pages.length > 0 && { page: formatPlaces(pages, `On ${pages.length} pages`) }),
    ...(files.length > 0 && { file: formatPlaces(files, `${files.length} files`) }),
    ...(shells.length > 0 && { shell: shells.join(', ') }),
  })
}

const formatPlaces = (places: readonly string[], many: string): string =>
  places.length === 1 ? places.join() : `${many}, e.g. ${places.slice(0, 3).join(', ')}`

function listDifferent(group: FindingGroup, field: 'page' | 'file' | 'shell' | 'what'): string[] {
  return [...new Set(group.map(finding => finding[field]))].filter(item => item !== undefined)
}
