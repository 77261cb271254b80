import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

/** Name of an app; never one that every object has as a property, such as `constructor`. */
export const appNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,99}$/)
  .refine(name => !(name in {}), { error: 'is the name of a property that every object has' })
/** Version of an app; short enough to be part of a folder's name. */
export const versionSchema = z.string().regex(/^[0-9A-Za-z][\w.+-]{0,99}$/)

const byApp = z.record(appNameSchema, versionSchema).readonly()

/** The version of each app, including `shell`, by the app's name. */
export type Versions = z.infer<typeof byApp>

export const planSchema = z
  .object({
    pins: byApp,
    /** Each app's version before the pinned one, to which pages fall back; new apps have none. */
    previous: byApp,
    /** The address of the assistant's gateway; if absent, the shell's default applies. */
    gatewayUrl: z.string().exactOptional(),
    /** The percentage of visits that send reports, from 1 to 100. If absent, no visit does. */
    reports: z.number().exactOptional(),
  })
  .readonly()

export type Plan = z.infer<typeof planSchema>

/** Returns the plan for a site's first release. */
export function firstPlan(pins: Versions, gatewayUrl?: string): Plan {
  return {
    pins: sorted(pins),
    previous: {},
    ...(gatewayUrl !== undefined && { gatewayUrl }),
  }
}

/** Returns the live plan with other versions of some apps. */
export function planWith(live: Plan, pins: Versions): Plan {
  const replaced = Object.entries(live.pins).filter(([app, before]) => (pins[app] ?? before) !== before)
  const previous = { ...live.previous, ...Object.fromEntries(replaced) }
  return { ...live, pins: sorted({ ...live.pins, ...pins }), previous: sorted(previous) }
}

/**
 * Returns the plan after one app goes back to its fallback version; undefined if it has none.
 * @param before the new fallback: the version that was live before the old one, if it still exists
 */
export function planBack(live: Plan, app: string, before: string | undefined): Plan | undefined {
  const { [app]: version, ...others } = live.previous
  if (version === undefined) return undefined
  const previous = before === undefined ? others : { ...others, [app]: before }
  return { ...live, pins: sorted({ ...live.pins, [app]: version }), previous: sorted(previous) }
}

/**
 * Reverts the site options that changed with a release, unless they have changed again since.
 * @param introduced the plan with which the release went live; `before` was live until then
 */
export function withOptionsBack(plan: Plan, introduced: Plan, before: Plan): Plan {
  return withOptions(plan, {
    gatewayUrl: plan.gatewayUrl === introduced.gatewayUrl ? before.gatewayUrl : plan.gatewayUrl,
    reports: plan.reports === introduced.reports ? before.reports : plan.reports,
  })
}

/** Returns a plan with another percentage of visits that send reports; 0 for none. */
export const withReports = (plan: Plan, percent: number): Plan =>
  withOptions(plan, { ...plan, reports: percent > 0 ? percent : undefined })

/** The options of the whole site. */
interface SiteOptions {
  readonly gatewayUrl?: string | undefined
  readonly reports?: number | undefined
}

const withOptions = ({ pins, previous }: Plan, { gatewayUrl, reports }: SiteOptions): Plan => ({
  ...{ pins, previous },
  ...(gatewayUrl !== undefined && { gatewayUrl }),
  ...(reports !== undefined && { reports }),
})

/** Whether a plan is the live plan with one release changed, whatever fallback that release has. */
export function isCanaryOf(
  plan: Plan,
  ofCanary: Plan,
  { app, version }: { readonly app: string; readonly version: string },
): boolean {
  const withoutFallback = ({ previous, ...rest }: Plan) => ({ ...rest, previous: { ...previous, [app]: '' } })
  return isDeepStrictEqual(withoutFallback(ofCanary), withoutFallback(planWith(plan, { [app]: version })))
}

/** Lists app and version of each release in a plan, with fallbacks, and of a canary; some of them twice. */
export const namedIn = (
  { pins, previous }: Pick<Plan, 'pins' | 'previous'>,
  canary?: { readonly app: string; readonly version: string },
): readonly (readonly [app: string, version: string])[] => [
  ...Object.entries(pins),
  ...Object.entries(previous),
  ...(canary ? [[canary.app, canary.version] as const] : []),
]

/** Sorts by app: a generation's id is a hash of its plan, so the order of apps must not matter. */
function sorted(byApp: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(byApp).sort(([a], [b]) => (a < b ? -1 : 1)))
}
