import { isDeepStrictEqual } from 'node:util'
import {
  CANARY_FILE,
  filesOfWanted,
  formatRecordFile,
  SITE_FILE,
  withReleases,
  type RecordedRelease,
  type RecordFiles,
  type SiteOptions,
} from '../record/files.ts'
import type { Deployment } from '../store/deployments.ts'
import { requireSandboxForOtherTeams } from './allowed-without-sandbox.ts'
import { changeSite, type Changed } from './change.ts'
import type { Check } from './prepare.ts'
import type { Site } from './site.ts'

export type Releases = Readonly<Record<string, RecordedRelease>>

export interface PromoteOptions {
  readonly what: string
  readonly unchecked?: string | undefined
  /** Whether somebody has decided that a release comes back which was live before. */
  readonly again?: boolean | undefined
  /** The address of the assistant's gateway; absent to leave it as it is. */
  readonly gateway?: string | undefined
  /** The percentage of visits that send reports; 0 for none, absent to leave it as it is. */
  readonly reports?: number | undefined
}

/**
 * Makes releases live for everybody.
 * @returns undefined if all of it is live already
 * @throws Error that says why they cannot go live; nothing has changed then
 */
export function promote(
  site: Site,
  check: Check,
  releases: Releases,
  options: PromoteOptions,
): Promise<Changed | undefined> {
  const { what, unchecked } = options
  return changeSite(site, check, ({ wanted, files, deployments }) => {
    if (Object.keys(wanted.live).length === 0 && !releases['shell'])
      throw new Error(
        `Nothing is live at the site "${site.store.pointer}" yet, so its first release names every app: npm run release -- promote shell@<version> <app>@<version> …`,
      )
    if (!options.again) requireNew(deployments, releases)
    const live = Object.entries(filesOfWanted({ live: withReleases(wanted.live, releases), site: {} }))
    const { canary } = wanted
    const isOfCanary = canary && releases[canary.app]?.digest === canary.digest
    const next = withSiteOptions(wanted.site, options)
    const changed = {
      ...Object.fromEntries(live.filter(([name, text]) => files[name] !== text)),
      ...(isOfCanary && { [CANARY_FILE]: undefined }),
      ...(!isDeepStrictEqual(next, wanted.site) && {
        [SITE_FILE]: Object.keys(next).length > 0 ? formatRecordFile(next) : undefined,
      }),
    }
    if (Object.keys(changed).length === 0) return Promise.resolve(undefined)
    requireSandboxHere(site, files)
    return Promise.resolve({ what, files: changed, trailers: { Unchecked: unchecked } })
  })
}

/** A command that deploys itself refuses before its commit, which would wait in the record for a sandbox. */
function requireSandboxHere({ store, record }: Site, files: RecordFiles): void {
  if (record.remote === undefined) requireSandboxForOtherTeams(store, files)
}

/** A pipeline that runs once more must not bring back what somebody has taken back since. */
function requireNew(deployments: readonly Deployment[], releases: Releases): void {
  for (const [app, { version, digest }] of Object.entries(releases)) {
    const name = `${app}@${version}`
    const then = deployments.findIndex(
      ({ plan, releases: known }) => plan.pins[app] === version && known[name] === digest,
    )
    const replaced = deployments[then - 1]
    // A start of the working tree replaces all that is live, and nobody has decided on each app.
    if (replaced?.record.commit === undefined) continue
    throw new Error(
      `${name} was live already, until "${replaced.what}" (deployment ${replaced.number}). Nothing has changed. If it should come back: npm run release -- promote ${name} --again`,
    )
  }
}

function withSiteOptions(
  site: SiteOptions,
  { gateway, reports }: Pick<PromoteOptions, 'gateway' | 'reports'>,
): SiteOptions {
  const { reports: before, ...rest } = site
  const percent = reports ?? before ?? 0
  return {
    ...rest,
    ...(gateway !== undefined && { gatewayUrl: gateway }),
    ...(percent > 0 && { reports: percent }),
  }
}

/**
 * Makes a release live for some visitors, or changes for how many.
 * @param percent of the visitors, from 1 to 99
 * @returns undefined if they get it already
 */
export function startCanary(
  site: Site,
  check: Check,
  canary: RecordedRelease & { readonly app: string; readonly percent: number },
  unchecked?: string,
): Promise<Changed | undefined> {
  const { app, version, percent } = canary
  return changeSite(site, check, ({ wanted, files }) => {
    const running = wanted.canary
    if (Object.keys(wanted.live).length === 0) throw new Error(nothingLive(site))
    if (running && (running.app !== app || running.version !== version))
      throw new Error(
        `A canary of ${running.app}@${running.version} is running for ${running.percent} % of the visitors, and there is one at a time. Stop it (npm run release -- canary --stop) or promote it first.`,
      )
    if (wanted.live[app]?.digest === canary.digest)
      throw new Error(`${app}@${version} is live for everybody already.`)
    if (running?.percent === percent) return Promise.resolve(undefined)
    requireSandboxHere(site, files)
    return Promise.resolve({
      what: `canary ${app}@${version} for ${percent} %`,
      files: { [CANARY_FILE]: formatRecordFile(canary) },
      trailers: { Unchecked: unchecked },
    })
  })
}

/** Gives everybody the stable site again. @throws Error if no canary is running */
export function stopCanary(site: Site, check: Check): Promise<Changed | undefined> {
  return changeSite(site, check, ({ wanted: { canary } }) => {
    if (!canary)
      throw new Error('No canary is running. Start one: npm run release -- canary mf-maze@1.1.0 --percent 10')
    const what = `stop of the canary ${canary.app}@${canary.version}`
    return Promise.resolve({ what, files: { [CANARY_FILE]: undefined } })
  })
}

export const nothingLive = ({ store }: Pick<Site, 'store'>): string =>
  `Nothing is live at the site "${store.pointer}" in ${store.bucket?.address ?? store.folder}. Make a first release of every app: npm run release -- promote shell@<version> <app>@<version> … (or name another site with --site).`
