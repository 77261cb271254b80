/**
 * Every variable of the environment that the assistant's service reads. shared/docs/guides/running-the-assistant.md has the same as a table;
 * a test holds the two equal.
 */
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

/** What is said of a variable beside its schema. */
interface About {
  readonly about: string
  readonly example: string
  /** Never printed. */
  readonly isSecret?: boolean
}

const described = <Schema extends z.ZodType>(schema: Schema, about: About) =>
  schema.meta({ description: about.about, example: about.example, isSecret: about.isSecret ?? false })

export const settingsSchema = z.object({
  // Links are followed with every question. An object store has none; its mirror has (shared/docs/edges.md).
  STORE: described(parsed(pathFrom, 'a folder').default('.store'), {
    about: 'folder of the release store, the same as for `npm run release`',
    example: '/srv/kutuhal',
  }),
  ASSISTANT_SITE: described(
    matching(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens').default('live'),
    {
      about: 'name of the pointer in the store that this site follows',
      example: 'live',
    },
  ),
  ASSISTANT_GENERATIONS: described(wholeNumber(2, 50).default(4), {
    about: 'of how many generations of the site the knowledge stays in memory',
    example: '4',
  }),
  ASSISTANT_HOST: described(
    parsed(hostFrom, 'the name or number of a host, without a port,').default('localhost'),
    {
      about: 'where to listen; `0.0.0.0` in a container',
      example: '127.0.0.1',
    },
  ),
  ASSISTANT_PORT: described(wholeNumber(0, HIGHEST_PORT).default(3005), {
    about: 'port to listen on',
    example: '3005',
  }),
  ASSISTANT_ORIGINS: described(parsed(originsFrom, 'a list of origins, without paths,').default([site.url]), {
    about:
      'whose pages may ask, previews of them included; pages on the service’s own host always may. `:*` is any port',
    example: 'https://www.example.org,https://school.example.org',
  }),
  ASSISTANT_WITHOUT_ORIGIN: described(oneOf('refused', 'allowed').default('refused'), {
    about: 'what becomes of requests that name no page: `refused`, or `allowed` for trying it by hand',
    example: 'refused',
  }),
  ASSISTANT_TRUSTED_PROXIES: described(
    parsed(trustedProxiesFrom, '`none`, `loopback`, or addresses and networks separated by commas').default(
      'loopback',
    ),
    {
      about:
        'whose `X-Forwarded-For` is believed when visitors are told apart: `none`, `loopback`, addresses, networks',
      example: 'loopback,10.0.0.0/8',
    },
  ),
  ASSISTANT_QUESTIONS_A_MINUTE: described(wholeNumber(0, 100_000).default(120), {
    about:
      'how many questions a visitor (an IPv4 address, or an IPv6 network of 64 bits) may ask in a minute; 0: any number',
    example: '120',
  }),
  ASSISTANT_REDIS_URL: described(
    parsed(redisFrom, 'an address that begins with redis:// or rediss://').optional(),
    {
      about: 'where several services count together; without it each counts in its own memory',
      example: 'redis://127.0.0.1:6379',
      isSecret: true,
    },
  ),
  ASSISTANT_AT_ONCE: described(wholeNumber(1, 10_000).default(32), {
    about: 'how many questions are worked on at once',
    example: '32',
  }),
  ASSISTANT_WAITING: described(wholeNumber(0, 10_000).default(64), {
    about: 'how many more may wait for their turn; the next one gets a 503',
    example: '64',
  }),
  ASSISTANT_MAX_DELAY_MS: described(wholeNumber(0, 60_000).default(1000), {
    about: 'a process that lags so far behind answers 503 until it has caught up; 0: never',
    example: '1000',
  }),
  ASSISTANT_REQUEST_SECONDS: described(wholeNumber(1, 300).default(10), {
    about: 'how long a request may take to arrive',
    example: '10',
  }),
  ASSISTANT_ANSWER_SECONDS: described(wholeNumber(1, 120).default(20), {
    about: 'how long an answer may take, waiting included; the chat gives up after 30',
    example: '20',
  }),
  ASSISTANT_STOP_SECONDS: described(wholeNumber(2, 300).default(25), {
    about: 'how long a service that is told to stop may take to finish what it has begun',
    example: '25',
  }),
  ASSISTANT_METRICS: described(parsed(hostAndPortFrom, 'a host and a port').optional(), {
    about: 'where Prometheus finds `/metrics`: a host and a port of their own; without it there are none',
    example: '127.0.0.1:9464',
  }),
  ASSISTANT_LOG_LEVEL: described(oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'), {
    about: 'from which level on the log has lines: `debug`, `info`, `warn`, `error`, `silent`',
    example: 'info',
  }),
  GEMINI_API_KEY: described(text('a key').optional(), {
    about: 'with it Gemini words the answers; without it they are sentences of the site',
    example: 'AIza…',
    isSecret: true,
  }),
  ASSISTANT_MODEL: described(matching(/^[\w./-]+$/, 'the name of a model').default('gemini-3.5-flash-lite'), {
    about: 'which model: a Flash of the third generation or newer',
    example: 'gemini-3.5-flash-lite',
  }),
  ASSISTANT_MODEL_SECONDS: described(wholeNumber(1, 60).default(12), {
    about: 'how long the model may take, second tries included',
    example: '12',
  }),
  ASSISTANT_MODEL_TOKENS: described(wholeNumber(32, 8192).default(512), {
    about: 'how long a reply of the model may be, in tokens',
    example: '512',
  }),
  ASSISTANT_MODEL_URL: described(
    parsed(
      modelUrlFrom,
      'an address that begins with http:// or https:// and has no password or query',
    ).optional(),
    {
      about: 'where the model is asked, if not at Google’s own address: a proxy, or a test',
      example: 'https://generativelanguage.googleapis.com',
    },
  ),
})

export type Settings = z.infer<typeof settingsSchema>

function text(what: string) {
  return z.string({ error: `${what} is expected` }).min(1)
}

function matching(pattern: RegExp, what: string) {
  return z.string().regex(pattern, { error: `${what} is expected` })
}

function originsFrom(text: string) {
  return everyOf(text, originPatternFrom)
}

function redisFrom(text: string) {
  return addressFrom(text, { protocols: ['redis:', 'rediss:'], hasPath: true, hasPassword: true })
}

function modelUrlFrom(text: string) {
  return addressFrom(text, { protocols: ['http:', 'https:'], hasPath: true })
}

function oneOf<const Words extends readonly [string, ...string[]]>(...words: Words) {
  return z.enum(words, { error: `one of ${words.join(', ')} is expected` })
}
