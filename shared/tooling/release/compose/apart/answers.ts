/**
 * All that a process composing a release may answer. The release's author controls each answer: since its
 * texts reach a terminal, control characters are removed from them.
 */
import type { Params } from '@kutuhal/contract'
import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { z } from 'zod'
import { hostRoute } from '../host-route.ts'
import { plainText } from './plain-text.ts'

/** More addresses than this are a mistake, or an attempt to fill the disk. */
const ADDRESSES = 100_000

/** Of one page: the one who starts the assistant waits for each. */
const QUESTIONS = 1000

/** A reply of the assistant has one more, which says where to read on (product specification, point 7). */
const ANSWER_LINES = 3

/** Read by people alone. */
const message = z.string().transform(plainText)

/** Of a page's HTML; characters. The longest of ours has a fiftieth of it, and a promote has to read it. */
const HTML_LENGTH = 5_000_000

export const params = z.record(z.string(), z.string())

export const routesAnswer = z.object({
  routes: z.array(hostRoute),
  site: z.object({ url: z.string(), gatewayUrl: z.string() }),
})

export const exposedAnswer = z.object({ pages: z.array(message), panels: z.array(message) })

export type Exposed = z.infer<typeof exposedAnswer>

export const addressesAnswer = z.array(params).max(ADDRESSES)

const factsAnswer = z.object({
  picture: z.string().optional(),
  article: z.object({ published: z.string(), author: z.string().optional(), section: z.string() }).optional(),
  things: z.array(z.json()).optional(),
  questions: z
    .array(z.object({ asks: z.array(z.string()), says: z.array(z.string()).max(ANSWER_LINES) }))
    .max(QUESTIONS)
    .optional(),
})

/** What a page says of itself; checked in its form, not in its truth. */
export const wordsOfPage = z.object({
  title: z.string().optional(),
  description: z.string(),
  facts: factsAnswer.optional(),
})

export type WordsOfPage = z.infer<typeof wordsOfPage>

export const pageAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('missing'), title: message }),
  wordsOfPage.extend({
    status: z.literal('composed'),
    html: z.string().max(HTML_LENGTH),
    odd: z.array(message),
  }),
])

export const documentAnswer = z.string()

/** Files in addition to the pages; their names cannot lead to another folder. */
export const filesAnswer = z.array(
  z.object({ name: z.string().regex(/^[a-z0-9][\w-]*(\.[\w-]+)+$/), content: z.string() }),
)

/** What comes back for every question. */
export const answerLine = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  lines: z.array(z.string()),
})

/** One public address of the site. */
export interface Address {
  readonly path: string
  readonly route: HostRoute
  readonly params: Params
}

/** What a page says of itself. */
export interface SitePage extends Address {
  readonly loaded: WordsOfPage
}

export interface ComposedPage extends SitePage {
  readonly html: string
  /** Where its data is not JSON, in words. */
  readonly odd: readonly string[]
  /** What it wrote into the console while it was composed. */
  readonly lines: readonly string[]
}
