import { z } from 'zod'

const byApp = z
  .record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string().regex(/^[0-9A-Za-z][\w.+-]*$/))
  .readonly()

/** The version of each app, including `shell`, by the app's name. */
export type Versions = z.infer<typeof byApp>

export const planSchema = z
  .object({
    pins: byApp,
    /**
     * For each app, the version that was live before the pinned one: pages use it as a fallback. New apps
     * have none.
     */
    previous: byApp,
    /** The origin of each app's files, by app, without a slash at the end; '' for the site's own origin. */
    origins: z.record(z.string(), z.string()).readonly(),
    /** The address of the assistant's gateway; if absent, the shell's default applies. */
    gatewayUrl: z.string().exactOptional(),
    /** The percentage of visits that send reports, from 1 to 100. If absent, no visit does. */
    reports: z.number().exactOptional(),
  })
  .readonly()

export type Plan = z.infer<typeof planSchema>

/**
 * Returns the plan for the first release of a site, or for a local site that is built from the working tree.
 * @param origins the origins of apps whose files are not on the site's origin
 */
export function firstPlan(pins: Versions, gatewayUrl?: string, origins: Plan['origins'] = {}): Plan {
  return {
    pins: sorted(pins),
    previous: {},
    origins: sorted(origins),
    ...(gatewayUrl !== undefined && { gatewayUrl }),
  }
}

/**
 * Returns the plan after some apps change their version. The rest of the live plan stays unchanged.
 * @param pins the new versions, by app
 */
export function planWith(live: Plan, pins: Versions): Plan {
  const changed = Object.keys(pins).filter(app => pins[app] !== live.pins[app])
  const previous = { ...live.previous }
  for (const app of changed) {
    const before = live.pins[app]
    if (before !== undefined) previous[app] = before
  }
  return { ...live, pins: sorted({ ...live.pins, ...pins }), previous: sorted(previous) }
}

/**
 * Returns the plan after one app goes back to its fallback version.
 * @param before the version that was live before the fallback version, and becomes the new fallback;
 * undefined if that version no longer exists
 * @returns undefined if the app has no version to go back to
 */
export function planBack(live: Plan, app: string, before: string | undefined): Plan | undefined {
  const { [app]: version, ...others } = live.previous
  if (version === undefined) return undefined
  const previous = before === undefined ? others : { ...others, [app]: before }
  return { ...live, pins: sorted({ ...live.pins, [app]: version }), previous: sorted(previous) }
}

/**
 * Reverts the site options that changed with a release, except options that have changed again since.
 * @param plan the plan to revert the options of
 * @param introduced the plan with which the release went live
 * @param before the plan that was live before `introduced`
 */
export function withOptionsBack(plan: Plan, introduced: Plan, before: Plan): Plan {
  const origins = { ...plan.origins }
  for (const [app, origin] of Object.entries(introduced.origins)) {
    if (origins[app] !== origin || before.origins[app] === origin) continue
    const was = before.origins[app]
    if (was === undefined) delete origins[app]
    else origins[app] = was
  }
  const { gatewayUrl, reports, ...rest } = plan
  const isTakenBack = gatewayUrl === introduced.gatewayUrl
  const gateway = isTakenBack ? before.gatewayUrl : gatewayUrl
  const reported = reports === introduced.reports ? before.reports : reports
  return {
    ...rest,
    origins,
    ...(gateway !== undefined && { gatewayUrl: gateway }),
    ...(reported !== undefined && { reports: reported }),
  }
}

/**
 * Lists the releases of a plan, including fallbacks, and the release of a canary, if there is one. A release
 * may be listed twice.
 * @returns app and version of each release
 */
export const namedIn = (
  { pins, previous }: Pick<Plan, 'pins' | 'previous'>,
  canary?: { readonly app: string; readonly version: string },
): readonly (readonly [app: string, version: string])[] => [
  ...Object.entries(pins),
  ...Object.entries(previous),
  ...(canary ? [[canary.app, canary.version] as const] : []),
]

/**
 * @param percent percentage of visits that are to send reports; 0 for none
 * @returns the plan with this percentage
 */
export function withReports(plan: Plan, percent: number): Plan {
  const { pins, previous, origins, gatewayUrl } = plan
  return {
    ...{ pins, previous, origins },
    ...(gatewayUrl !== undefined && { gatewayUrl }),
    ...(percent > 0 && { reports: percent }),
  }
}

/**
 * Sorts versions or origins by app. A generation's id is a hash of its plan, so the order of apps must not
 * matter.
 */
function sorted(byApp: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(byApp).sort(([a], [b]) => (a < b ? -1 : 1)))
}
