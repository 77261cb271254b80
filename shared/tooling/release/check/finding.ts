/** A reason why the live site would break. */
export interface Finding {
  readonly about: FindingAspect
  /**
   * Shell (e.g. `shell@1.0.0`), page and file that the finding concerns; each is absent if none is concerned.
   */
  readonly shell?: string
  readonly page?: string
  readonly file?: string
  /** Describes the fault in one or a few sentences. */
  readonly what: string
  /** Describes what the team can do about the finding. */
  readonly remedy: string
}

export type FindingAspect =
  | 'contract'
  | 'name'
  | 'shared packages'
  | 'files'
  | 'pages'
  | 'data'
  | 'title'
  | 'headings'
  | 'links'
  | 'assets'
  | 'budget'
  | 'second copy'
  | 'hydration'
  | 'errors'
  | 'console'
  | 'security policy'
  | 'requests'
  | 'navigation'
  | 'panel'
  | 'outside its page'
  | 'globals'
  | 'leak'
  | 'frozen'
  | 'layout'
  | 'occluded'
  | 'keyboard'
  | 'text'
  | 'accessibility'
  | 'horizontal overflow'
  | 'built-ins'
  | 'styles of others'
  | 'shift'
  | 'weight'
  | 'storage'
  | 'unsolicited'
  | 'motion'

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
  return `✗ ${head}\n${indented(what, '    ')}\n${indented(remedy, '    ', '  → ')}`
}

function indented(text: string, margin: string, first = margin): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first : margin) + line)
    .join('\n')
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

/** Formats an error's message as one line. */
export function formatErrorMessage(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.split('\n', 1)[0] ?? text
}
