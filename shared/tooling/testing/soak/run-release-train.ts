import { spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { root } from '@kutuhal/build/apps.ts'

const releaseSchema = z.object({
  generation: z.string(),
  /** Times at which the release was built, published and made live; ms since 1970. */
  builtAt: z.number(),
  publishedAt: z.number(),
  liveAt: z.number(),
})

export type TrainRelease = z.infer<typeof releaseSchema>

/**
 * Releases all remotes in turn, in its own process.
 * @param everyMs interval between the starts of two releases, unless a release takes longer
 * @param env environment variables of the store: STORE and its credentials
 * @returns each release once it is live
 * @throws Error if the process fails, after it has printed the reason
 */
export async function* runReleaseTrain(
  releases: number,
  everyMs: number,
  env: NodeJS.ProcessEnv,
): AsyncGenerator<TrainRelease> {
  const script = path.join(root, 'shared/tooling/testing/soak/release-train.ts')
  const train = spawn(process.execPath, ['--import', 'tsx', script, String(releases), String(everyMs)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<number | null>(resolve => train.once('exit', resolve))
  for await (const line of createInterface(train.stdout)) yield releaseSchema.parse(JSON.parse(line))
  if ((await ended) !== 0) throw new Error('The releases stopped; they say why above.')
}
