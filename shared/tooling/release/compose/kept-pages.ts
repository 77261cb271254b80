/**
 * Keeps the live pages of a remote whose release no longer composes, so that other releases can go live. The
 * kept documents get the new pins of other remotes; after a new shell they stay whole, with their own shell.
 */
import path from 'node:path'
import { parsePathSegments } from '@kutuhal/contract/address.ts'
import type { HostRoute } from '@kutuhal/contract/composition.ts'
import { z } from 'zod'
import { toDocumentPath } from '../store/places.ts'
import type { Plan } from '../store/plan.ts'
import {
  MAX_FILE_BYTES,
  readExistingFile,
  readFileWithLimit,
  tryParseJson,
} from '../store/files/read-limited.ts'
import { generationFolder, readPlan, type Store } from '../store/store.ts'
import { isGenerationIntact } from '../store/document-hashes.ts'
import {
  routeParamsSchema,
  pageDescriptionSchema,
  type PageAddress,
  type ComposedPage,
  type SitePage,
  hostRouteSchema,
} from './sandbox/answers.ts'
import { MissingPageError } from './uncomposed-error.ts'

export interface StalePages {
  readonly generation: string
  readonly plan: Plan
  readonly folder: string
  readonly pages: readonly SitePage[]
}

export const SITE_PAGES_FILE_NAME = 'pages.json'

const pagesFile = z.array(
  pageDescriptionSchema.extend({ path: z.string(), params: routeParamsSchema, route: hostRouteSchema }),
)

export const serializeSitePages = (pages: readonly SitePage[]): string =>
  JSON.stringify(pages.map(({ path, params, route, loaded }) => ({ path, params, route, ...loaded })))

/** @throws Error if the file is unreadable, since visitors would lose the missing pages */
export async function readSitePages(folder: string): Promise<readonly SitePage[] | undefined> {
  const file = path.join(folder, SITE_PAGES_FILE_NAME)
  const text = await readFileWithLimit(file, MAX_FILE_BYTES)
  if (!text) return undefined
  const { data, error } = pagesFile.safeParse(tryParseJson(text.toString()))
  if (data) return data.map(({ path, params, route, ...loaded }) => ({ path, params, route, loaded }))
  throw new Error(`${file} is damaged. Make another generation live, and remove this one.`, { cause: error })
}

/** @returns undefined if the live generation has no pages of the release, or its files were changed */
export async function readStalePages(
  store: Store,
  live: string,
  remote: string,
  release: string,
): Promise<StalePages | undefined> {
  if (!(await isGenerationIntact(store, live))) return undefined
  const plan = await readPlan(store, live)
  if (`${remote}@${plan.pins[remote]}` !== release) return undefined
  const folder = generationFolder(store, live)
  const pages = (await readSitePages(folder))?.filter(({ route }) => route.remote === remote)
  if (!pages || pages.length === 0) return undefined
  return { generation: live, plan, folder, pages }
}

export const listRoutePageAddresses = ({ pages }: StalePages, route: HostRoute): PageAddress[] =>
  pages.filter(page => page.route.path === route.path).map(({ path, params }) => ({ path, params, route }))

/** @throws MissingPageError if the page was not live */
export async function readStalePage(
  { folder, pages }: StalePages,
  address: PageAddress,
): Promise<ComposedPage> {
  const page = pages.find(({ path }) => path === address.path)
  if (!page) throw new MissingPageError(address.path)
  const file = path.join(folder, toDocumentPath(parsePathSegments(address.path)) ?? '')
  return { ...address, loaded: page.loaded, html: String(await readExistingFile(file)), odd: [], lines: [] }
}
