/** All environment variables that the service reads; see shared/docs/guides/running-the-assistant.md. */
import { site } from '@kutuhal/contract'
import { parsed, wholeNumber } from '@kutuhal/contract/setting-schemas.ts'
import {
  addressFrom,
  everyOf,
  HIGHEST_PORT,
  hostAndPortFrom,
  hostFrom,
  originPatternFrom,
  pathFrom,
  trustedProxiesFrom,
} from '@kutuhal/contract/typed-settings.ts'
import { z } from 'zod'

const matching = (pattern: RegExp, what: string) =>
  z.string().regex(pattern, { error: `${what} is expected` })
const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, { error: `one of ${words.join(', ')} is expected` })
const originsFrom = (text: string) => everyOf(text, originPatternFrom)
const redisFrom = (text: string) =>
  addressFrom(text, { protocols: ['redis:', 'rediss:'], hasPath: true, hasPassword: true })
const modelUrlFrom = (text: string) => addressFrom(text, { protocols: ['http:', 'https:'], hasPath: true })

export const settingsSchema = z.object({
  // The folder must have links. An object store has none, but its mirror does (shared/docs/guides/edges.md).
  STORE: parsed(pathFrom, 'a folder').default('.store'),
  ASSISTANT_SITE: matching(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens').default('live'),
  ASSISTANT_GENERATIONS: wholeNumber(2, 50).default(4),
  ASSISTANT_HOST: parsed(hostFrom, 'the name or number of a host, without a port,').default('localhost'),
  ASSISTANT_PORT: wholeNumber(0, HIGHEST_PORT).default(3005),
  ASSISTANT_ORIGINS: parsed(originsFrom, 'a list of origins, without paths,').default([site.url]),
  ASSISTANT_WITHOUT_ORIGIN: oneOf('refused', 'allowed').default('refused'),
  ASSISTANT_TRUSTED_PROXIES: parsed(
    trustedProxiesFrom,
    '`none`, `loopback`, or addresses and networks separated by commas',
  ).default('loopback'),
  ASSISTANT_QUESTIONS_A_MINUTE: wholeNumber(0, 100_000).default(120),
  ASSISTANT_REDIS_URL: parsed(redisFrom, 'an address that begins with redis:// or rediss://').optional(),
  ASSISTANT_AT_ONCE: wholeNumber(1, 10_000).default(32),
  ASSISTANT_WAITING: wholeNumber(0, 10_000).default(64),
  ASSISTANT_MAX_DELAY_MS: wholeNumber(0, 60_000).default(1000),
  ASSISTANT_REQUEST_SECONDS: wholeNumber(1, 300).default(10),
  ASSISTANT_ANSWER_SECONDS: wholeNumber(1, 120).default(20),
  ASSISTANT_STOP_SECONDS: wholeNumber(2, 300).default(25),
  ASSISTANT_METRICS: parsed(hostAndPortFrom, 'a host and a port').optional(),
  ASSISTANT_LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
  GEMINI_API_KEY: z.string().optional(),
  ASSISTANT_MODEL: matching(/^[\w./-]+$/, 'the name of a model').default('gemini-3.5-flash-lite'),
  ASSISTANT_MODEL_SECONDS: wholeNumber(1, 60).default(12),
  ASSISTANT_MODEL_TOKENS: wholeNumber(32, 8192).default(512),
  ASSISTANT_MODEL_URL: parsed(
    modelUrlFrom,
    'an address that begins with http:// or https:// and has no password or query',
  ).optional(),
})

export type Settings = z.infer<typeof settingsSchema>

/** Settings whose values are never printed. */
const SECRETS: ReadonlySet<string> = new Set(['ASSISTANT_REDIS_URL', 'GEMINI_API_KEY'])

/** The prefix of the service's variables. Variables without it belong to other programs. */
const OURS = 'ASSISTANT_'

/**
 * @param environment the environment variables; empty ones count as absent
 * @throws Error with a line per invalid variable: the variable's name, what is wrong, and an example
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const names = Object.keys(settingsSchema.shape)
  const unknown = Object.keys(given).filter(name => name.startsWith(OURS) && !names.includes(name))
  const { data, error } = settingsSchema.safeParse(given)
  const complaints = [
    ...unknown.map(name => `${name} is no setting. The settings are ${names.join(', ')}.`),
    ...(error?.issues ?? []).map(({ path: [key], message }) => {
      const name = String(key)
      const value = SECRETS.has(name) ? 'What it holds' : `“${given[name]}”`
      const example = fallbackOf(name)
      return `${name}: ${value} cannot be used, ${message}${example && `, such as ${name}=${example}`}`
    }),
  ]
  if (data && complaints.length === 0) return data
  throw new Error(
    ['The assistant’s service cannot start with these settings:', ...new Set(complaints)].join('\n  '),
  )
}

const fallbacks = new Map(Object.entries(settingsSchema.parse({})))

/** @returns the default value of a variable; '' if it has none */
export const fallbackOf = (name: string): string => [fallbacks.get(name) ?? []].flat().map(String).join(',')
