import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Fixture, FixtureBuild } from './fixture.ts'
import { copyWithSampleApp } from './sample-app.ts'

/** How many builds are done in advance while earlier ones are checked. */
const AHEAD = 2

/** Builds fixtures in the background, in their order, so that one is built while another is checked. */
export interface FixtureBuilds {
  /** @returns the folder with the build */
  of(fixture: Fixture): Promise<string>
  close(): void
}

export async function startFixtureBuilds(fixtures: readonly Fixture[]): Promise<FixtureBuilds> {
  const copy = await copyWithSampleApp()
  const folder = mkdtempSync(path.join(tmpdir(), 'fixtures-'))
  const builder = fork(path.join(copy, 'shared/tooling/release/check/fault-fixtures/build-fixtures.ts'), [], {
    cwd: copy,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  builder.setMaxListeners(fixtures.length)
  // By their edits: some fixtures are the same build, and one is tampered with later.
  const asked = new Map<string, Promise<string>>()
  let queue: Promise<unknown> = Promise.resolve()

  function ask(fixture: Fixture): Promise<string> {
    const edits = fixture.edits ?? []
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
    of(fixture) {
      const index = fixtures.indexOf(fixture)
      const built = ask(fixture)
      for (const next of fixtures.slice(index + 1, index + 1 + AHEAD)) ask(next).catch(() => undefined)
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

function build(builder: ChildProcess, request: FixtureBuild): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!builder.connected) throw new Error('No more fixtures are built: the tests have ended.')
    const answered = ({ dist, error }: Answer) => {
      if (dist !== request.dist) return
      builder.off('message', answered).off('exit', ended)
      if (error === undefined) resolve(dist)
      else reject(new Error(error))
    }
    const ended = () =>
      reject(new Error('The process that builds the fixtures has ended; it says why above.'))
    builder.on('message', answered).once('exit', ended)
    builder.send(request)
  })
}
