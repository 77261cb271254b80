/** The environment variables of the service. Running it: shared/docs/guides/running-the-assistant.md */
import { site } from '@kutuhal/contract'
import {
  createParsedSchema,
  createWholeNumberSchema,
  parseServerUrl,
  parseEveryItem,
  MAX_PORT,
  parseHostAndPort,
  parseHost,
  parseOriginPattern,
  parsePath,
  parseTrustedProxies,
} from '@kutuhal/settings'
import { z } from 'zod'

const matching = (pattern: RegExp, what: string) =>
  z.string().regex(pattern, { error: `${what} is expected` })
const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, { error: `one of ${words.join(', ')} is expected` })
const originsFrom = (text: string) => parseEveryItem(text, parseOriginPattern)
const redisFrom = (text: string) =>
  parseServerUrl(text, { protocols: ['redis:', 'rediss:'], hasPath: true, hasPassword: true })
const modelUrlFrom = (text: string) => parseServerUrl(text, { protocols: ['http:', 'https:'], hasPath: true })

const settingsSchema = z.object({
  // The folder of `npm run release`; for an object store, the deployer's (shared/docs/guides/edges.md).
  STORE: createParsedSchema(parsePath, 'a folder').default('.store'),
  // The pointer in the store that is followed.
  ASSISTANT_SITE: matching(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens').default('live'),
  // Of how many generations the knowledge stays in memory.
  ASSISTANT_GENERATIONS: createWholeNumberSchema(2, 50).default(4),
  // Where to listen; 0.0.0.0 in a container.
  ASSISTANT_HOST: createParsedSchema(parseHost, 'the name or number of a host, without a port,').default(
    'localhost',
  ),
  ASSISTANT_PORT: createWholeNumberSchema(0, MAX_PORT).default(3005),
  // Whose pages may ask, and their previews; pages on the service's own host always may. `:*` is any port.
  ASSISTANT_ORIGINS: createParsedSchema(originsFrom, 'a list of origins, without paths,').default([site.url]),
  // Requests that name no page; `allowed` is for trying it by hand.
  ASSISTANT_WITHOUT_ORIGIN: oneOf('refused', 'allowed').default('refused'),
  // Whose `X-Forwarded-For` tells visitors apart. Never a network that visitors are in.
  ASSISTANT_TRUSTED_PROXIES: createParsedSchema(
    parseTrustedProxies,
    '`none`, `loopback`, or addresses and networks separated by commas',
  ).default('loopback'),
  // Of one visitor (an IPv4 address, or a /64 of IPv6); 0 for no limit.
  ASSISTANT_QUESTIONS_A_MINUTE: createWholeNumberSchema(0, 100_000).default(120),
  // Where several services count together; without it each counts alone.
  ASSISTANT_REDIS_URL: createParsedSchema(
    redisFrom,
    'an address that begins with redis:// or rediss://',
  ).optional(),
  // Questions that are worked on at once, and that may wait for it. The next one gets a 503.
  ASSISTANT_AT_ONCE: createWholeNumberSchema(1, 10_000).default(32),
  ASSISTANT_WAITING: createWholeNumberSchema(0, 10_000).default(64),
  // A process whose event loop lags so far behind answers 503; 0 for never.
  ASSISTANT_MAX_DELAY_MS: createWholeNumberSchema(0, 60_000).default(1000),
  // How long a request may take to arrive.
  ASSISTANT_REQUEST_SECONDS: createWholeNumberSchema(1, 300).default(10),
  // How long an answer may take, waiting included; the chat gives up after 30.
  ASSISTANT_ANSWER_SECONDS: createWholeNumberSchema(1, 120).default(20),
  // How long a service that is told to stop may finish what it has begun.
  ASSISTANT_STOP_SECONDS: createWholeNumberSchema(2, 300).default(25),
  // A host and port of their own for Prometheus's `/metrics`; without it there are none.
  ASSISTANT_METRICS: createParsedSchema(parseHostAndPort, 'a host and a port').optional(),
  ASSISTANT_LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
  // With it Gemini words the answers.
  GEMINI_API_KEY: z.string().optional(),
  // A Flash of the third generation or newer.
  ASSISTANT_MODEL: matching(/^[\w./-]+$/, 'the name of a model').default('gemini-3.5-flash-lite'),
  // How long the model may take, second tries included.
  ASSISTANT_MODEL_SECONDS: createWholeNumberSchema(1, 60).default(12),
  // How long a reply of the model may be.
  ASSISTANT_MODEL_TOKENS: createWholeNumberSchema(32, 8192).default(512),
  // In place of Google's own address: a proxy, or a test.
  ASSISTANT_MODEL_URL: createParsedSchema(
    modelUrlFrom,
    'an address that begins with http:// or https:// and has no password or query',
  ).optional(),
})

export type Settings = z.infer<typeof settingsSchema>

/** Names of the variables whose values are never printed. */
const SECRETS: ReadonlySet<string> = new Set(['ASSISTANT_REDIS_URL', 'GEMINI_API_KEY'])

/**
 * @param environment the environment variables; empty ones count as absent
 * @throws Error with a line per invalid variable: the variable's name, what is wrong, and an example
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const names = Object.keys(settingsSchema.shape)
  // Variables with another prefix belong to other programs.
  const unknown = Object.keys(given).filter(name => name.startsWith('ASSISTANT_') && !names.includes(name))
  const { data, error } = settingsSchema.safeParse(given)
  const complaints = [
    ...unknown.map(name => `${name} is no setting. The settings are ${names.join(', ')}.`),
    ...(error?.issues ?? []).map(({ path: [key], message }) => {
      const name = String(key)
      const value = SECRETS.has(name) ? 'What it holds' : `“${given[name]}”`
      const example = getDefaultSetting(name)
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
const getDefaultSetting = (name: string): string => [fallbacks.get(name) ?? []].flat().map(String).join(',')
