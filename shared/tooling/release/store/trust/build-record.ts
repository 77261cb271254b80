import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { BUILD_RECORD_FILE, type BuildRecord } from '@kutuhal/build/build-record.ts'
import type { Release } from '@kutuhal/build/release.ts'

const recordSchema: z.ZodType<BuildRecord> = z.object({
  builder: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  source: z.object({ commit: z.string(), isDirty: z.boolean() }).exactOptional(),
})

/**
 * @param dist folder of a build
 * @throws Error if the build does not say where it comes from
 */
export async function readBuildRecord(dist: string, { name, version }: Release): Promise<BuildRecord> {
  const file = path.join(dist, BUILD_RECORD_FILE)
  try {
    return recordSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new Error(
      `${name}@${version} in ${dist} was made by hand: no build has written ${file}, which says of which commit it is and who built it. Nothing was published. Build it: npm run release -- publish ${name}`,
      { cause },
    )
  }
}
