import { z } from 'zod'

/** The fields of a shell's route (`HostRoute`) that the tooling reads. */
export const hostRouteSchema = z.object({
  path: z.string().startsWith('/'),
  remote: z.string(),
  page: z.string(),
  translation: z.object({ of: z.string(), language: z.string() }).exactOptional(),
})
