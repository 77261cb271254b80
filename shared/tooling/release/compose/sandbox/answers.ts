/** A release's author controls these answers. They reach a terminal, without control characters. */
import type { Params } from '@kutuhal/contract'
import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { z } from 'zod'
import { toPrintableText } from './plain-text.ts'

/** Of a route: more are a mistake, or an attempt to fill the disk. */
const ADDRESSES = 100_000

/** Of a page: the assistant reads all of them when it starts. */
const QUESTIONS = 1000

/** The assistant adds a line with a link (product specification, point 7). */
const ANSWER_LINES = 3

const message = z.string().transform(toPrintableText)

/** Of a page, fifty times that of the longest; characters. */
const HTML_LENGTH = 5_000_000

export const routeParamsSchema = z.record(z.string(), z.string())

/** What the tooling reads of `HostRoute`. */
export const hostRouteSchema = z.object({
  path: z.string().startsWith('/'),
  remote: z.string(),
  page: z.string(),
})

export const routesResponseSchema = z.object({
  routes: z.array(hostRouteSchema),
  site: z.object({ url: z.string(), gatewayUrl: z.string() }),
})

export const exposedModulesSchema = z.object({ pages: z.array(message), panels: z.array(message) })

export type ExposedModules = z.infer<typeof exposedModulesSchema>

export const pageAddressesResponseSchema = z.array(routeParamsSchema).max(ADDRESSES)

const factsAnswer = z.object({
  picture: z.string().optional(),
  article: z
    .object({ published: z.iso.date(), author: z.string().optional(), section: z.string() })
    .optional(),
  translations: z.array(z.string()).optional(),
  things: z.array(z.json()).optional(),
  questions: z
    .array(z.object({ asks: z.array(z.string()), says: z.array(z.string()).max(ANSWER_LINES) }))
    .max(QUESTIONS)
    .optional(),
})

/** Far above those of any page; characters. */
const [TEXT_LENGTH, FACTS_LENGTH] = [100_000, 2_000_000]

/** Checks the form only, not the truth. */
export const pageDescriptionSchema = z.object({
  title: z.string().max(TEXT_LENGTH).optional(),
  description: z.string().max(TEXT_LENGTH),
  facts: factsAnswer
    .refine(facts => JSON.stringify(facts).length <= FACTS_LENGTH, 'The facts are too long.')
    .optional(),
})

export type PageDescription = z.infer<typeof pageDescriptionSchema>

export const pageResponseSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('missing'), title: message }),
  pageDescriptionSchema.extend({
    status: z.literal('composed'),
    html: z.string().max(HTML_LENGTH),
    odd: z.array(message),
  }),
])

export const documentResponseSchema = z.string()

/** Refuses file names that lead to another folder. */
export const siteFilesResponseSchema = z.array(
  z.object({ name: z.string().regex(/^[a-z0-9][\w-]*(\.[\w-]+)+$/), content: z.string() }),
)

export const responseEnvelopeSchema = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.string().optional(),
  lines: z.array(z.string()),
})

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
  /** Parts of the page's data that JSON cannot express. */
  readonly odd: readonly string[]
  /** To the console, during composing. */
  readonly lines: readonly string[]
}
