/**
 * The files of the record. Each is small, and together they say what is live and who may change it:
 *
 *     live/<app>.json     the app's release that everybody gets, and the one that pages fall back to
 *     canary.json         a release that some visitors get
 *     site.json           options of the whole site
 *     owners              public keys, in the form of Git's allowed signers
 *     rights              which owner may change which files
 */
import { z } from 'zod'
import { appNameSchema, versionSchema, type Plan } from '../store/plan.ts'
import { tryParseJson } from '../store/files/read-limited.ts'

export type RecordFiles = Readonly<Record<string, string>>

/** Hexadecimal sha384 of a release's release.json, which has the hash of every other file. */
const digestSchema = z.string().regex(/^[0-9a-f]{96}$/)

const releaseSchema = z.strictObject({ version: versionSchema, digest: digestSchema }).readonly()

export type RecordedRelease = z.infer<typeof releaseSchema>

const liveSchema = z
  .strictObject({ version: versionSchema, digest: digestSchema, previous: releaseSchema.exactOptional() })
  .readonly()

const canarySchema = z
  .strictObject({
    app: appNameSchema,
    version: versionSchema,
    digest: digestSchema,
    percent: z.number().int().min(1).max(99),
  })
  .readonly()

export const siteSchema = z
  .strictObject({
    /** The address of the assistant's gateway; if absent, the shell's default applies. */
    gatewayUrl: z.string().exactOptional(),
    /** The percentage of visits that send reports; if absent, no visit does. */
    reports: z.number().int().min(1).max(100).exactOptional(),
  })
  .readonly()

export type LiveRelease = z.infer<typeof liveSchema>
export type RecordedCanary = z.infer<typeof canarySchema>
export type SiteOptions = z.infer<typeof siteSchema>

/** What visitors should get. */
export interface Wanted {
  readonly live: Readonly<Record<string, LiveRelease>>
  readonly canary?: RecordedCanary
  readonly site: SiteOptions
}

export const CANARY_FILE = 'canary.json'
export const SITE_FILE = 'site.json'
export const OWNERS_FILE = 'owners'
export const RIGHTS_FILE = 'rights'

export const liveFile = (app: string): string => `live/${app}.json`

/** @returns the app of a file such as `live/mf-maze.json`; undefined for another file */
export function appOfLiveFile(path: string): string | undefined {
  const [, app] = /^live\/([^/]+)\.json$/.exec(path) ?? []
  return appNameSchema.safeParse(app).data
}

/** Whether the deployer reads a file. All others are for people and hosts, such as CODEOWNERS. */
export const isRecordFile = (path: string): boolean =>
  [CANARY_FILE, SITE_FILE, OWNERS_FILE, RIGHTS_FILE].includes(path) || appOfLiveFile(path) !== undefined

/** @throws Error if a file has another form than the commands write */
export function parseWanted(files: RecordFiles): Wanted {
  const live = Object.keys(files).flatMap(path => {
    const app = appOfLiveFile(path)
    return app === undefined ? [] : [[app, parse(liveSchema, files, path)] as const]
  })
  return {
    live: Object.fromEntries(live.sort(([one], [other]) => (one < other ? -1 : 1))),
    ...(files[CANARY_FILE] !== undefined && { canary: parse(canarySchema, files, CANARY_FILE) }),
    site: files[SITE_FILE] === undefined ? {} : parse(siteSchema, files, SITE_FILE),
  }
}

export const canaryOf = (files: RecordFiles): RecordedCanary | undefined =>
  canarySchema.safeParse(tryParseJson(files[CANARY_FILE] ?? '')).data

function parse<Schema extends z.ZodType>(schema: Schema, files: RecordFiles, path: string): z.infer<Schema> {
  const { data, error } = schema.safeParse(tryParseJson(files[path] ?? ''))
  if (error) throw new Error(`${path} has no form that a command writes: ${z.prettifyError(error)}`)
  return data
}

/** Formats a value as a file of the record: readable in a diff, and the same for the same value. */
export const formatRecordFile = (value: LiveRelease | RecordedCanary | SiteOptions): string =>
  `${JSON.stringify(value, null, 2)}\n`

/** Returns the files of what visitors should get, without owners and rights. */
export function filesOfWanted({ live, canary, site }: Wanted): RecordFiles {
  const ofApps = Object.entries(live).map(
    ([app, release]) => [liveFile(app), formatRecordFile(release)] as const,
  )
  return {
    ...Object.fromEntries(ofApps),
    ...(canary && { [CANARY_FILE]: formatRecordFile(canary) }),
    ...(Object.keys(site).length > 0 && { [SITE_FILE]: formatRecordFile(site) }),
  }
}

export function planOf({ live, site }: Wanted): Plan {
  const pins = Object.entries(live).map(([app, { version }]) => [app, version] as const)
  const previous = Object.entries(live).flatMap(([app, release]) =>
    release.previous ? [[app, release.previous.version] as const] : [],
  )
  return { pins: Object.fromEntries(pins), previous: Object.fromEntries(previous), ...site }
}

export function wantedByCanary({ live, canary, site }: Wanted): Wanted | undefined {
  if (!canary) return undefined
  const { app, version, digest } = canary
  return { live: { ...live, [app]: withRelease(live[app], { version, digest }) }, site }
}

/** Returns the live files of other releases, by app, without those that stay. */
export const withReleases = (
  live: Wanted['live'],
  releases: Readonly<Record<string, RecordedRelease>>,
): Wanted['live'] =>
  Object.fromEntries(
    Object.entries(releases).map(([app, release]) => [app, withRelease(live[app], release)] as const),
  )

/** Returns an app's live file with another release, which falls back to the one before. */
export function withRelease(before: LiveRelease | undefined, release: RecordedRelease): LiveRelease {
  if (!before || before.digest === release.digest) return { ...before, ...release }
  const { version, digest } = before
  return { ...release, previous: { version, digest } }
}
