import { z } from 'zod'

const HIGHEST_PORT = 65_535

/** Every variable of the environment that the collector reads; shared/docs/judged-canaries.md has them as a table. */
const settingsSchema = z.object({
  STORE: z.string().min(1).optional(),
  REPORTS_SITE: z.string().min(1).default('live'),
  REPORTS_HOST: z.string().min(1).default('127.0.0.1'),
  REPORTS_PORT: wholeNumber(0, HIGHEST_PORT).default(3008),
  REPORTS_METRICS_PORT: wholeNumber(0, HIGHEST_PORT).default(9465),
  REPORTS_A_MINUTE: wholeNumber(0, 1_000_000).default(240),
  REPORTS_TRUSTED_PROXIES: z.string().min(1).default('loopback'),
})

export type Settings = z.infer<typeof settingsSchema>

/** @throws Error with a line for each variable that cannot be used */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const unknown = Object.keys(given).filter(
    name => name.startsWith('REPORTS_') && !(name in settingsSchema.shape),
  )
  const read = settingsSchema.safeParse(given)
  if (read.success && unknown.length === 0) return read.data
  const complaints = [
    ...unknown.map(name => `${name} is no setting.`),
    ...(read.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}.`),
  ]
  const names = Object.keys(settingsSchema.shape).join(', ')
  throw new Error(
    `The collector cannot start with these settings. There are ${names}.\n  ${complaints.join('\n  ')}`,
  )
}

function wholeNumber(least: number, most: number) {
  const error = `a whole number from ${least} to ${most} is expected`
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .pipe(z.int({ error }).min(least, { error }).max(most, { error }))
}
