import { z } from 'zod'

/** What the tooling needs of a route of the shell (`HostRoute`). */
export const hostRoute = z.object({
  path: z.string().startsWith('/'),
  remote: z.string(),
  page: z.string(),
  translation: z.object({ of: z.string(), language: z.string() }).exactOptional(),
})
