/**
 * The folder of what visitors load, which only the deployer writes. What lies here never changes, but for the
 * pointers, and can be made again from the record and the releases.
 *
 *     <store>/record.git/                   says what is live (record/record.ts), if no host has it
 *     <store>/releases/<app>/<version>/…    what teams have published (releases/release-source.ts)
 *     <store>/apps/<app>/<version>/…        the deployer's copy of a release (releases/fetch.ts)
 *     <store>/apps/<app>/_/<content>/…      what browsers load of an app, by content (content-files.ts)
 *     <store>/embed/<app>@<version>/…       what other sites load of a release (embeds.ts)
 *     <store>/sites/<generation>/…          one composed generation of the whole site
 *     <store>/deployments/<pointer>/<n>/    what a site serves since its nth deployment (deployments.ts)
 *     <store>/<pointer>                     link to the live deployment; `live` is the site on port 3000
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { PINS_FILE } from '@kutuhal/contract/composition.ts'
import { formatStoreLocation } from './files/write-whole.ts'
import { readFileWithLimit, tryParseJson } from './files/read-limited.ts'
import { generationFolder, releaseFolder, type Store } from './places.ts'
import { planSchema, type Plan } from './plan.ts'

export * from './places.ts'
export { readRelease } from './release-manifest.ts'

/** Folder of a generation with the files that browsers request by their name, such as robots.txt. */
export const SITE_FILES = 'files'

/** Tells browsers which releases a generation's pages may load. */
export const PINS_PATH = path.join(SITE_FILES, PINS_FILE)

export const hasRelease = (store: Store, app: string, version: string): boolean =>
  existsSync(releaseFolder(store, app, version))

export const hasGeneration = (store: Store, id: string): boolean => existsSync(generationFolder(store, id))

/** Whether a generation can go live at once: it is there, or in the bucket. */
export const isKept = (store: Store, id: string): boolean =>
  hasGeneration(store, id) || (store.bucket?.uploaded.has(`sites/${id}`) ?? false)

/** Reads the plan that a generation was composed of. @throws Error if the generation does not exist */
export async function readPlan(store: Store, generation: string): Promise<Plan> {
  const file = path.join(generationFolder(store, generation), 'plan.json')
  const text = await readFileWithLimit(file, 1_000_000)
  const { data } = planSchema.safeParse(tryParseJson(text?.toString() ?? ''))
  if (data) return data
  throw new Error(
    `There is no generation ${generation} in ${formatStoreLocation(store)}. Those that can be served: npm run release -- status.`,
  )
}
