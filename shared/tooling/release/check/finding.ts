/** A reason why the live site would break. */
export interface Finding {
  readonly about: FindingAspect
  /** Shell (e.g. `shell@1.0.0`), page and file that the finding concerns, if there are any. */
  readonly shell?: string
  readonly page?: string
  readonly file?: string
  /** Describes the fault in one or a few sentences. */
  readonly what: string
  /** Describes what the team can do about the finding. */
  readonly remedy: string
}

/** All kinds of findings, in the order of their effect on visitors: the most serious first. */
export const findingAspects = [
  ...(['contract', 'name', 'files', 'shared packages', 'second copy', 'pages', 'data'] as const),
  ...(['errors', 'frozen', 'hydration', 'navigation', 'panel', 'occluded', 'keyboard', 'text'] as const),
  ...(['security policy', 'requests', 'assets', 'links', 'layout', 'horizontal overflow'] as const),
  ...(['accessibility', 'built-ins', 'outside its page', 'globals', 'styles of others'] as const),
  ...(['storage', 'unsolicited', 'shift', 'motion', 'leak', 'weight', 'budget', 'headings'] as const),
  ...(['title', 'console'] as const),
] as const

export type FindingAspect = (typeof findingAspects)[number]

/** A finding of a check that looks at one page: the caller adds the page and the shell. */
export type PageFinding = Omit<Finding, 'page' | 'shell'>

/** The result of one part of a check: findings, and a summary if there are none. */
export interface CheckOutcome {
  readonly fine: string
  readonly findings: readonly Finding[]
}

/**
 * A finding in a few lines:
 *
 *     links · /robot-maze · shell@1.0.0
 *       <what>
 *       → <remedy>
 */
export function formatFinding({ about, page, file, shell, what, remedy }: Finding): string {
  const head = [about, page, file, shell].filter(part => part !== undefined).join(' · ')
  const indent = (text: string) => text.replaceAll('\n', '\n    ')
  return `✗ ${head}\n    ${indent(what)}\n  → ${indent(remedy)}`
}

/** Maximum length of quoted texts from a page; characters. */
const LENGTH = 2000

/** Returns the same text for findings that differ only in names, numbers and addresses. */
export function getFindingKind({ about, what }: Pick<Finding, 'about' | 'what'>): string {
  const shape = what
    .slice(0, LENGTH)
    .replace(/After (?:pressing|typing|submitting|a navigation)[^:]*: /g, '')
    .replace(/[“"][^”"]*[”"]/g, '…')
    .replace(/<[^>]*>/g, '<>')
    .replace(/https?:\/\/\S+|(?<![\w.])\/[\w\-./?#=&%]*/g, '/')
    .replace(/[\d.,:]*\d/g, '0')
  return `${about} ${shape}`
}

/** Lists some texts and counts the others: `a, b, c and 2 more`. */
export function listSome(texts: readonly string[], separator = ', ', most = 3): string {
  const rest = texts.length > most ? ` and ${texts.length - most} more` : ''
  return texts.slice(0, most).join(separator) + rest
}

/** Says before each finding in which situation it occurs. */
export const prefixFindings = (findings: readonly PageFinding[], situation: string): PageFinding[] =>
  findings.map(finding => ({ ...finding, what: `${situation}: ${finding.what}` }))

/** Formats an error's message as one line. */
export function formatErrorMessage(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.split('\n', 1)[0] ?? text
}
