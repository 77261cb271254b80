import type { CheckResult } from './check-release.ts'
import { type FindingAspect, formatFinding, type Finding, getFindingKind } from './finding.ts'

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

/** Order of findings by their effect on visitors, the most serious first. */
const ORDER: readonly FindingAspect[] = [
  ...(['contract', 'name', 'files', 'shared packages', 'second copy', 'pages', 'data'] as const),
  ...(['errors', 'frozen', 'hydration', 'navigation', 'panel', 'occluded', 'keyboard', 'text'] as const),
  ...([
    'security policy',
    'requests',
    'assets',
    'links',
    'layout',
    'horizontal overflow',
    'accessibility',
  ] as const),
  ...(['built-ins', 'outside its page', 'globals', 'styles of others', 'storage', 'unsolicited'] as const),
  ...(['shift', 'motion', 'leak', 'weight', 'budget', 'headings', 'title', 'console'] as const),
]

/** Groups findings of the same kind; the most urgent group comes first. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const finding of findings) {
    const kind = getFindingKind(finding)
    const group = groups.get(kind)
    groups.set(kind, group ? [...group, finding] : [finding])
  }
  const rank = ([{ about }]: FindingGroup) => ORDER.indexOf(about)
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.length - a.length)
}

const NAMED = 3

/**
 * A group of findings in a few lines:
 *
 *     links · On 988 pages, e.g. /news/1, /news/2, /news/3 · shell@1.0.0
 *       <what, of the first>
 *       likewise: <what, of some that differ>
 *       → <remedy>
 */
export function formatFindingGroup(group: FindingGroup): string {
  const [first, ...others] = group
  const pages = different(group.map(({ page }) => page))
  const files = different(group.map(({ file }) => file))
  const shells = different(group.map(({ shell }) => shell))
  const likewise = different(others.map(({ what }) => what)).filter(what => what !== first.what)
  const rest = likewise.length > NAMED - 1 ? `\nand ${likewise.length - NAMED + 1} more like it` : ''
  const what =
    [first.what, ...likewise.slice(0, NAMED - 1).map(each => `likewise: ${each}`)].join('\n') + rest
  return formatFinding({
    about: first.about,
    what,
    remedy: first.remedy,
    ...(pages[0] !== undefined && { page: inWords(pages, 'pages', 'On ') }),
    ...(files[0] !== undefined && { file: inWords(files, 'files', '') }),
    ...(shells[0] !== undefined && { shell: shells.join(', ') }),
  })
}

function inWords(items: readonly string[], kind: string, before: string): string {
  const [only] = items
  return items.length === 1 && only !== undefined
    ? only
    : `${before}${items.length} ${kind}, e.g. ${items.slice(0, NAMED).join(', ')}`
}

function different(items: readonly (string | undefined)[]): string[] {
  return [...new Set(items)].filter(item => item !== undefined)
}
