/**
 * Schemas of the answers of a process that composes a release. The release's author controls these: since its
 * texts reach a terminal, control characters are removed from them.
 */
import type { Params } from '@kutuhal/contract'
import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { z } from 'zod'
import { hostRouteSchema } from '../host-route.ts'
import { printableText } from './plain-text.ts'

/** Maximum number of addresses of a route; more would be a mistake, or an attempt to fill the disk. */
const ADDRESSES = 100_000

/** Maximum number of questions of a page; the assistant's start waits for all of them. */
const QUESTIONS = 1000

/**
 * Maximum number of lines of an answer; the assistant adds a line with a link (product specification, point
 * 7).
 */
const ANSWER_LINES = 3

/** Limit for texts that only people read. */
const message = z.string().transform(printableText)

/** Maximum length of a page's HTML; the longest has a fiftieth of it; characters. */
const HTML_LENGTH = 5_000_000

export const routeParams = z.record(z.string(), z.string())

export const routesAnswer = z.object({
  routes: z.array(hostRouteSchema),
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

/** How a page describes itself. Only the form is checked, not the truth. */
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

/** Schema of the files that a site has in addition to its pages; names cannot lead to another folder. */
export const filesAnswer = z.array(
  z.object({ name: z.string().regex(/^[a-z0-9][\w-]*(\.[\w-]+)+$/), content: z.string() }),
)

export const answerEnvelope = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  lines: z.array(z.string()),
})

/** A public address of the site, and its route. */
export interface PageAddress {
  readonly path: string
  readonly route: HostRoute
  readonly params: Params
}

export interface SitePage extends PageAddress {
  readonly loaded: PageDescription
}

export interface ComposedPage extends SitePage {
  readonly html: string
  /** Messages about parts of the page's data that are not JSON. */
  readonly odd: readonly string[]
  /** What the page wrote to the console during composing. */
  readonly lines: readonly string[]
}
