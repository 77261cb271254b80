/**
 * All that a process composing a release may answer. The release's author controls each answer: since its
 * texts reach a terminal, control characters are removed from them.
 */
import type { Params } from '@kutuhal/contract'
import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { z } from 'zod'
import { hostRoute } from '../host-route.ts'
import { printableText } from './plain-text.ts'

/** More addresses than this are a mistake, or an attempt to fill the disk. */
const ADDRESSES = 100_000

/** Limit for one page: the start of the assistant waits for all of them. */
const QUESTIONS = 1000

/** The assistant's reply has one more line, with a link (product specification, point 7). */
const ANSWER_LINES = 3

/** Read by people alone. */
const message = z.string().transform(printableText)

/** Maximum HTML of a page, which a promote has to read; characters. Our longest has a fiftieth of it. */
const HTML_LENGTH = 5_000_000

export const routeParams = z.record(z.string(), z.string())

export const routesAnswer = z.object({
  routes: z.array(hostRoute),
  site: z.object({ url: z.string(), gatewayUrl: z.string() }),
})

export const exposedModulesAnswer = z.object({ pages: z.array(message), panels: z.array(message) })

export type ExposedModules = z.infer<typeof exposedModulesAnswer>

export const addressesAnswer = z.array(routeParams).max(ADDRESSES)

const factsAnswer = z.object({
  picture: z.string().optional(),
  article: z.object({ published: z.string(), author: z.string().optional(), section: z.string() }).optional(),
  things: z.array(z.json()).optional(),
  questions: z
    .array(z.object({ asks: z.array(z.string()), says: z.array(z.string()).max(ANSWER_LINES) }))
    .max(QUESTIONS)
    .optional(),
})

/** A page's description of itself; only its form is checked, not its truth. */
export const pageDescription = z.object({
  title: z.string().optional(),
  description: z.string(),
  facts: factsAnswer.optional(),
})

export type PageDescription = z.infer<typeof pageDescription>

export const pageAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('missing'), title: message }),
  pageDescription.extend({
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

/** The response to every request. */
export const answerEnvelope = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  lines: z.array(z.string()),
})

/** One public address of the site. */
export interface PageAddress {
  readonly path: string
  readonly route: HostRoute
  readonly params: Params
}

/** A page's description of itself. */
export interface SitePage extends PageAddress {
  readonly loaded: PageDescription
}

export interface ComposedPage extends SitePage {
  readonly html: string
  /** The parts of its data that are not JSON, as messages. */
  readonly odd: readonly string[]
  /** Its console output during composing. */
  readonly lines: readonly string[]
}
