import {
  createParsedSchema,
  createWholeNumberSchema,
  MAX_PORT,
  parseHost,
  parseTrustedProxies,
} from '@kutuhal/settings'
import { z } from 'zod'

/** Running the collector: shared/docs/guides/canaries.md */
const settingsSchema = z.object({
  STORE: z.string().min(1).optional(),
  // Its reports count.
  REPORTS_SITE: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens are expected')
    .default('live'),
  REPORTS_HOST: createParsedSchema(parseHost, 'the name or number of a host, without a port,').default(
    '127.0.0.1',
  ),
  REPORTS_PORT: createWholeNumberSchema(0, MAX_PORT).default(3008),
  // For Prometheus, `GET /metrics`; not for visitors.
  REPORTS_METRICS_PORT: createWholeNumberSchema(0, MAX_PORT).default(9465),
  // Reports from one source; 0 for no limit.
  REPORTS_A_MINUTE: createWholeNumberSchema(0, 1_000_000).default(240),
  // Whose `X-Forwarded-For` counts. Set it for nginx on another machine.
  REPORTS_TRUSTED_PROXIES: createParsedSchema(
    parseTrustedProxies,
    '`none`, `loopback`, or addresses and networks separated by commas',
  ).default('loopback'),
})

export type Settings = z.infer<typeof settingsSchema>

/** @throws Error with a line for each invalid variable */
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
