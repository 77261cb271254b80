import { z } from 'zod'
import { settingsSchema, type Settings } from './settings.ts'

/** Variables with another beginning are somebody else's. */
const OURS = 'ASSISTANT_'

/**
 * @param environment an empty variable counts as none
 * @throws Error with a line for each variable that cannot be used: its name, what is wrong, and an example
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const unknown = Object.keys(given).filter(name => name.startsWith(OURS) && !(name in settingsSchema.shape))
  const read = settingsSchema.safeParse(given)
  const complaints = [
    ...unknown.map(name => `${name} is no setting. The settings are ${names.join(', ')}.`),
    ...(read.success ? [] : read.error.issues.map(issue => complaintOf(issue, given))),
  ]
  if (read.success && complaints.length === 0) return read.data
  throw new Error(
    ['The assistant’s service cannot start with these settings:', ...new Set(complaints)].join('\n  '),
  )
}

const names = Object.keys(settingsSchema.shape)

function complaintOf(
  { path: [name], message }: z.core.$ZodIssue,
  given: Readonly<Record<string, string | undefined>>,
): string {
  const { example, isSecret } = aboutOf(String(name))
  const value = isSecret ? 'What it holds' : `“${given[String(name)]}”`
  return `${String(name)}: ${value} cannot be used, ${message}, such as ${String(name)}=${example}`
}

export interface Setting {
  readonly about: string
  readonly example: string
  readonly isSecret: boolean
  /** What counts where the variable is missing. */
  readonly fallback: string
}

const metadata = z.object({ description: z.string(), example: z.string(), isSecret: z.boolean() })

/** What there is to say about a variable. */
export function aboutOf(name: string): Setting {
  const schema = Object.entries(settingsSchema.shape).find(([key]) => key === name)?.[1]
  const { description, example, isSecret } = metadata.parse(schema?.meta())
  return { about: description, example, isSecret, fallback: fallbackOf(name) }
}

const fallbacks = new Map(Object.entries(settingsSchema.parse({})))

const fallbackOf = (name: string): string =>
  [fallbacks.get(name) ?? 'none']
    .flat()
    .map(value => (typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join(',')
