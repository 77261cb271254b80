/** Lists all verbs, for a terminal and as a page (shared/docs/reference/release-verbs.md). */
import { wrapText } from './terminal-text.ts'
import { verbOptions, type VerbOptions } from './options/verb-request.ts'

/** What the help text says of a verb. */
export interface VerbUsage {
  readonly usage: string
  readonly does: string
  readonly takes: readonly (keyof VerbOptions)[]
}

const COLUMNS = 100

/**
 * Formats the help text for one verb or for all.
 * @param name name of the requested verb; if it is unknown, all verbs are listed
 */
export function formatHelp(verbs: readonly VerbUsage[], name?: string): string {
  const asked = verbs.find(verb => parseVerbName(verb) === name)
  const lines = (asked ? [asked] : verbs).flatMap(({ usage, does }) => [`  ${usage}`, `      ${does}`])
  const options = asked
    ? ['', ...asked.takes.map(described)]
    : ['', 'All of a verb: npm run release -- help <verb>']
  const everywhere = ['', 'Everywhere:', ...(['store', 'site'] as const).map(described)]
  return wrapText(['npm run release -- <verb>', '', ...lines, ...options, ...everywhere].join('\n'), COLUMNS)
}

/** The options that the help lists only once, since many verbs have them. */
const ofSeveral: readonly (keyof VerbOptions)[] = ['json', 'without-sandbox']

export function formatVerbReferenceMarkdown(verbs: readonly VerbUsage[]): string {
  const everywhere = (['store', 'site'] as const).map(listed)
  const takenBy = (option: keyof VerbOptions) =>
    verbs.filter(({ takes }) => takes.includes(option)).map(parseVerbName)
  const several = ofSeveral.map(option => `${listed(option)} (${takenBy(option).join(', ')})`)
  return `# The verbs of \`npm run release\`

For everybody who releases: every verb and every option. How a release goes, step by step:
[releasing a remote](../guides/releasing-a-remote.md).

\`node --import tsx shared/tooling/release/commands/write-reference.ts\` writes this page from the verbs.

Everywhere:

${everywhere.join('\n')}

Of several verbs:

${several.join('\n')}
${verbs.map(section).join('')}`
}

function section(verb: VerbUsage): string {
  const options = verb.takes.filter(option => !ofSeveral.includes(option)).map(listed)
  return `
## ${parseVerbName(verb)}

\`\`\`
${verb.usage}
    ${verb.does}
\`\`\`
${options.length > 0 ? `\n${options.join('\n')}\n` : ''}`
}

export const parseVerbName = ({ usage }: VerbUsage): string => usage.split(' ', 1)[0] ?? ''

const typed = (option: keyof VerbOptions): string => `--${option} ${verbOptions[option].value}`.trim()

const described = (option: keyof VerbOptions): string =>
  `  ${typed(option).padEnd(24)}  ${verbOptions[option].means}`

const listed = (option: keyof VerbOptions): string => `- \`${typed(option)}\`: ${verbOptions[option].means}`
