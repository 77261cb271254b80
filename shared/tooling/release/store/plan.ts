import { z } from 'zod'

/** Name of an app; never one that every object has as a property, such as `constructor`. */
export const appNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,99}$/)
  .refine(name => !(name in {}), { error: 'is the name of a property that every object has' })
/** Version of an app; short enough to be part of a folder's name. */
export const versionSchema = z.string().regex(/^[0-9A-Za-z][\w.+-]{0,99}$/)

const byApp = z.record(appNameSchema, versionSchema).readonly()

export type Versions = z.infer<typeof byApp>

export const planSchema = z
  .object({
    pins: byApp,
    /** Each app's version before the pinned one, to which pages fall back; new apps have none. */
    previous: byApp,
    gatewayUrl: z.string().exactOptional(),
    reports: z.number().exactOptional(),
  })
  .readonly()

export type Plan = z.infer<typeof planSchema>

/** Lists app and version of each release in a plan, with fallbacks, and of a canary; some of them twice. */
export const namedIn = (
  { pins, previous }: Pick<Plan, 'pins' | 'previous'>,
  canary?: { readonly app: string; readonly version: string },
): readonly (readonly [app: string, version: string])[] => [
  ...Object.entries(pins),
  ...Object.entries(previous),
  ...(canary ? [[canary.app, canary.version] as const] : []),
]
