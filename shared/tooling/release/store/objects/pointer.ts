/** The content of a site's pointer, for edges and for other copies of the store. */
import { z } from 'zod'
import { isName } from '../places.ts'
import type { Deployment } from '../deployment.ts'
import { pointerKey } from './keys.ts'
import { inWords } from './object-address.ts'
import type { ObjectClient } from './object-client.ts'

const generationSchema = z.string().refine(id => isName(`sites/${id}`))

const pointerSchema = z.object({
  deployment: z.number().int().positive(),
  generation: generationSchema,
  canary: z.object({ generation: generationSchema, percent: z.number() }).optional(),
  /** Targets of `/embed/<name>/…` by name: `mf-maze@1.4.0` for `mf-maze@v1`, for example. */
  embeds: z.record(z.string(), z.string()),
})

export type Pointer = z.infer<typeof pointerSchema>

/**
 * @returns undefined if the site has never served anything
 * @throws Error if the object is not a pointer
 */
export async function readPointer(client: ObjectClient, site: string): Promise<Pointer | undefined> {
  const content = await client.get(pointerKey(site))
  try {
    return content && pointerSchema.parse(JSON.parse(content.toString()))
  } catch (cause) {
    throw new Error(
      `${inWords(client.address)}/${pointerKey(site)} is no pointer: somebody wrote something else there. Remove that object, then promote or roll back: that writes it again. What is live stays at edges that know it.`,
      { cause },
    )
  }
}

/** Returns the pointer for a deployment. */
export const pointerOf = ({ number, generation, canary, embeds }: Deployment): Pointer => ({
  deployment: number,
  generation,
  ...(canary && { canary: { generation: canary.generation, percent: canary.percent } }),
  embeds,
})

/** Writes the pointer in a single request, so that readers see either the old or the new one. */
export async function writePointer(client: ObjectClient, site: string, shown: Deployment): Promise<void> {
  await client.put(pointerKey(site), JSON.stringify(pointerOf(shown)), {
    contentType: 'application/json; charset=utf-8',
    // An edge may show the previous pointer for a second.
    cacheControl: 'max-age=1',
  })
}
