import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyProject } from '../../../testing/project-copy.ts'
import type { Seed, SeedBuild } from './seed.ts'

/** How many builds are done in advance while earlier ones are checked. */
const AHEAD = 2

/** Builds seeds in the background, in their order, so that one is built while another is checked. */
export interface SeedBuilds {
  /** @returns the folder with the build */
  of(seed: Seed): Promise<string>
  close(): void
}

export function startSeedBuilds(seeds: readonly Seed[]): SeedBuilds {
  const copy = copyProject(['mf-maze'])
  const folder = mkdtempSync(path.join(tmpdir(), 'seeds-'))
  const builder = fork(path.join(copy, 'shared/release/check/seeds/build-seeds.ts'), [], {
    cwd: copy,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  builder.setMaxListeners(seeds.length)
  // By their edits: some seeds are the same build, and one is tampered with later.
  const asked = new Map<string, Promise<string>>()
  let queue: Promise<unknown> = Promise.resolve()

  function ask(seed: Seed): Promise<string> {
    const edits = seed.edits ?? []
    const key = JSON.stringify(edits)
    const known = asked.get(key)
    if (known) return known
    const dist = path.join(folder, String(asked.size))
    const built = queue.then(() => build(builder, { edits, dist }))
    queue = built.catch(() => undefined)
    asked.set(key, built)
    return built
  }
  return {
    of(seed) {
      const index = seeds.indexOf(seed)
      const built = ask(seed)
      for (const next of seeds.slice(index + 1, index + 1 + AHEAD)) ask(next).catch(() => undefined)
      return built
    },
    close() {
      builder.kill()
      for (const used of [copy, folder]) rmSync(used, { recursive: true, force: true })
    },
  }
}

interface Answer {
  readonly dist: string
  readonly error?: string
}

function build(builder: ChildProcess, request: SeedBuild): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!builder.connected) throw new Error('No more seeds are built: the tests have ended.')
    const answered = ({ dist, error }: Answer) => {
      if (dist !== request.dist) return
      builder.off('message', answered).off('exit', ended)
      if (error === undefined) resolve(dist)
      else reject(new Error(error))
    }
    const ended = () => reject(new Error('The process that builds the seeds has ended; it says why above.'))
    builder.on('message', answered).once('exit', ended)
    builder.send(request)
  })
}
