/** Lists all verbs, for a terminal and as a page (shared/docs/reference/release-verbs.md). */
import { wrapText } from './terminal-text.ts'
import { verbOptions, type VerbOptions } from './options/verb-request.ts'

/** One way to use a verb, for the help text. */
export interface VerbUsage {
  readonly usage: string
  readonly does: string
  readonly takes?: readonly (keyof VerbOptions)[]
}

const COLUMNS = 100

/**
 * Formats the help text for one verb or for all.
 * @param uses all ways to use the verbs
 * @param name name of the requested verb; if it is unknown, all verbs are listed
 */
export function formatHelp(uses: readonly VerbUsage[], name?: string): string {
  const asked = uses.filter(use => parseVerbName(use) === name)
  const shown = asked.length > 0 ? asked : uses
  const lines = shown.flatMap(({ usage, does }) => [`  ${usage}`, `      ${does}`])
  const options =
    asked.length > 0
      ? ['', ...optionsOf(asked).map(described)]
      : ['', 'All of a verb: npm run release -- help <verb>']
  const everywhere = ['', 'Everywhere:', ...(['store', 'site'] as const).map(described)]
  return wrapText(['npm run release -- <verb>', '', ...lines, ...options, ...everywhere].join('\n'), COLUMNS)
}

/** The options that the help lists only once, since many verbs have them. */
const ofSeveral: readonly (keyof VerbOptions)[] = ['json', 'without-sandbox']

export function formatVerbReferenceMarkdown(uses: readonly VerbUsage[]): string {
  const names = [...new Set(uses.map(parseVerbName))]
  const everywhere = (['store', 'site'] as const).map(listed)
  const takenBy = (option: keyof VerbOptions) => [
    ...new Set(uses.filter(({ takes = [] }) => takes.includes(option)).map(parseVerbName)),
  ]
  const several = ofSeveral.map(option => `${listed(option)} (${takenBy(option).join(', ')})`)
  return `# The verbs of \`npm run release\`

For everybody who releases: every verb and every option. How a release goes, step by step:
[releasing a remote](../guides/releasing-a-remote.md).

\`node --import tsx shared/tooling/release/commands/write-reference.ts\` writes this page from the verbs.

Everywhere:

${everywhere.join('\n')}

Of several verbs:

${several.join('\n')}
${names.map(name => section(uses.filter(use => parseVerbName(use) === name))).join('')}`
}

function section(uses: readonly VerbUsage[]): string {
  const options = optionsOf(uses)
    .filter(option => !ofSeveral.includes(option))
    .map(listed)
  return `
## ${uses.map(parseVerbName)[0] ?? ''}

\`\`\`
${uses.map(({ usage, does }) => `${usage}\n    ${does}`).join('\n')}
\`\`\`
${options.length > 0 ? `\n${options.join('\n')}\n` : ''}`
}

export const parseVerbName = ({ usage }: VerbUsage): string => usage.split(' ', 1)[0] ?? ''

const optionsOf = (uses: readonly VerbUsage[]) => [...new Set(uses.flatMap(({ takes = [] }) => takes))]

const typed = (option: keyof VerbOptions): string => `--${option} ${verbOptions[option].value}`.trim()

const described = (option: keyof VerbOptions): string =>
  `  ${typed(option).padEnd(24)}  ${verbOptions[option].means}`

const listed = (option: keyof VerbOptions): string => `- \`${typed(option)}\`: ${verbOptions[option].means}`
