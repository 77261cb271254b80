import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyWithMutatedApp } from './mutated-app.ts'
import type { Mutation, MutationBuild } from './mutation.ts'

/** How many builds are done in advance while earlier ones are checked. */
const AHEAD = 2

/** Builds mutations in the background, in their order, so that one is built while another is checked. */
export interface MutationBuilds {
  /** @returns the folder with the build */
  of(mutation: Mutation): Promise<string>
  close(): void
}

export async function startMutationBuilds(mutations: readonly Mutation[]): Promise<MutationBuilds> {
  const copy = await copyWithMutatedApp()
  const folder = mkdtempSync(path.join(tmpdir(), 'mutations-'))
  const builder = fork(path.join(copy, 'shared/tooling/release/check/mutations/build-mutations.ts'), [], {
    cwd: copy,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  builder.setMaxListeners(mutations.length)
  // By their edits: some mutations are the same build, and one is tampered with later.
  const asked = new Map<string, Promise<string>>()
  let queue: Promise<unknown> = Promise.resolve()

  function ask(mutation: Mutation): Promise<string> {
    const edits = mutation.edits ?? []
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
    of(mutation) {
      const index = mutations.indexOf(mutation)
      const built = ask(mutation)
      for (const next of mutations.slice(index + 1, index + 1 + AHEAD)) ask(next).catch(() => undefined)
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

function build(builder: ChildProcess, request: MutationBuild): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!builder.connected) throw new Error('No more mutations are built: the tests have ended.')
    const answered = ({ dist, error }: Answer) => {
      if (dist !== request.dist) return
      builder.off('message', answered).off('exit', ended)
      if (error === undefined) resolve(dist)
      else reject(new Error(error))
    }
    const ended = () =>
      reject(new Error('The process that builds the mutations has ended; it says why above.'))
    builder.on('message', answered).once('exit', ended)
    builder.send(request)
  })
}
