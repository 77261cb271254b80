import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root, type App } from './apps.ts'
import { BUILD_RECORD, type BuildRecord, type SourceState } from './build-record.ts'
import { madeBy } from './made-by.ts'
import { sourcesOf } from './source-version.ts'

/**
 * @param dist the folder of the finished build
 * @param startedAt when the build began
 */
export async function writeBuildRecord(app: App, dist: string, startedAt: Date): Promise<void> {
  const source = sourceState(sourcesOf(app))
  const record: BuildRecord = {
    builder: madeBy(process.env),
    startedAt: startedAt.toISOString(),
    finishedAt: new Date().toISOString(),
    ...(source && { source }),
  }
  await writeFile(path.join(dist, BUILD_RECORD), JSON.stringify(record, null, 2))
}

/**
 * @param sources files and folders, from the project's root
 * @returns nothing without git, or outside of a repository
 */
function sourceState(sources: readonly string[]): SourceState | undefined {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const commit = git('rev-parse', '--verify', 'HEAD')
    return { commit, isDirty: git('status', '--porcelain', '--', ...sources) !== '' }
  } catch {
    return undefined
  }
}
