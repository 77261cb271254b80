export interface Finding {
  /** The rule that is broken: the title of a test of the suite, or what a check of files is about. */
  readonly about: string
  readonly shell?: string
  readonly page?: string
  readonly file?: string
  readonly what: string
  readonly remedy?: string
}

export interface CheckOutcome {
  readonly fine: string
  readonly findings: readonly Finding[]
}

export interface CheckResult {
  readonly release: string
  readonly parts: readonly PartialResult[]
}

interface PartialResult {
  readonly name: string
  readonly fine: readonly string[]
  readonly findings: readonly Finding[]
}

export const isFine = ({ findings }: CheckOutcome): boolean => findings.length === 0

export const collectFindings = (results: readonly CheckResult[]): Finding[] =>
  results.flatMap(({ parts }) => parts.flatMap(({ findings }) => findings))

export function formatReport(results: readonly CheckResult[], seconds: number): string {
  const lines = results.flatMap(({ release, parts }) => [
    release,
    ...parts.flatMap(({ name, fine }) => [`  ${name}`, ...fine.map(line => `  ✓ ${line}`)]),
  ])
  const findings = collectFindings(results)
  const took = `(${seconds.toFixed(1)} s)`
  const verdict =
    findings.length === 0
      ? `Nothing would break. ${took}`
      : `${findings.map(formatFinding).join('\n\n')}\n\n${findings.length === 1 ? '1 thing' : `${findings.length} things`} would break. ${took}`
  return `${lines.join('\n')}\n\n${verdict}`
}

/**
 * A finding in a few lines:
 *
 *     pages · /robot-maze · shell@1.0.0
 *       <what>
 *       → <remedy>
 */
export function formatFinding({ about, page, file, shell, what, remedy }: Finding): string {
  const head = [about, page, file, shell].filter(part => part !== undefined).join(' · ')
  const indent = (text: string) => text.replaceAll('\n', '\n    ')
  return `✗ ${head}\n    ${indent(what)}${remedy === undefined ? '' : `\n  → ${indent(remedy)}`}`
}

export const formatGithubAnnotations = (findings: readonly Finding[]): string =>
  findings
    .map(({ about, page, what, remedy }) => {
      const title = [about, page].filter(Boolean).join(' · ')
      const text = remedy === undefined ? what : `${what}\n→ ${remedy}`
      return `::error title=${escaped(title, /[%\r\n:,]/g)}::${escaped(text, /[%\r\n]/g)}`
    })
    .join('\n')

const escaped = (text: string, special: RegExp): string => text.replace(special, encodeURIComponent)

/** Lists some texts and counts the others: `a, b, c and 2 more`. */
export function listSome(texts: readonly string[], separator = ', ', most = 3): string {
  const rest = texts.length > most ? ` and ${texts.length - most} more` : ''
  return texts.slice(0, most).join(separator) + rest
}

export function formatErrorMessage(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.split('\n', 1)[0] ?? text
}
