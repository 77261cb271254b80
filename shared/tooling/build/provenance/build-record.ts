import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { hostname, userInfo } from 'node:os'
import path from 'node:path'
import { projectRoot, type App } from '../apps.ts'
import { listAppSources } from './source-version.ts'

/**
 * Publishing stores `build.json` with the release, whose release.json does not list it, because a release
 * must have the same bytes for every builder.
 */
export const BUILD_RECORD_FILE = 'build.json'

export interface BuildRecord {
  /** The pipeline or user (`getBuilderName`). */
  readonly builder: string
  /** ISO 8601. */
  readonly startedAt: string
  readonly finishedAt: string
  /** Absent outside of a repository. */
  readonly source?: SourceState
}

export interface SourceState {
  readonly commit: string
  readonly isDirty: boolean
}

export async function writeBuildRecord(app: App, dist: string, startedAt: Date): Promise<void> {
  const source = readSourceState(listAppSources(app))
  const record: BuildRecord = {
    builder: getBuilderName(process.env),
    startedAt: startedAt.toISOString(),
    finishedAt: new Date().toISOString(),
    ...(source && { source }),
  }
  await writeFile(path.join(dist, BUILD_RECORD_FILE), JSON.stringify(record, null, 2))
}

/** Logs a failure of git, so that a missing commit is no surprise. @returns undefined without a repository */
export function readSourceState(sources: readonly string[], folder = projectRoot): SourceState | undefined {
  try {
    const commit = git(folder, 'rev-parse', '--verify', 'HEAD')
    const changed = git(folder, 'status', '--porcelain', '--', ...sources)
    // Files that git ignores also count as changes, since the compiler may read them.
    const ignored = git(
      folder,
      ...['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '--', ...sources],
    )
    const isSource = (file: string) => !file.split('/').some(name => RESULTS.has(name))
    return { commit, isDirty: changed !== '' || ignored.split('\n').filter(Boolean).some(isSource) }
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    if (!error.isExpected) {
      console.error(
        `${BUILD_WARNING_PREFIX}this release will not name the commit that it was built from, since git says:\n${error.message}`,
      )
    }
    return undefined
  }
}

/** Git ignores these, and they hold no sources. */
const RESULTS = new Set(['node_modules', 'dist', '.cache', '.store', 'test-results'])

/** Begins a warning that the command that runs the build passes on. */
export const BUILD_WARNING_PREFIX = 'Warning: '

class GitError extends Error {
  constructor(
    message: string,
    readonly isExpected: boolean,
  ) {
    super(message)
  }
}

const FOREIGN = [
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_OBJECT_DIRECTORY', 'GIT_COMMON_DIR'],
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
]

function git(folder: string, ...args: readonly string[]): string {
  const env: NodeJS.ProcessEnv = { ...process.env, LC_ALL: 'C' }
  // These would make git use another repository.
  for (const name of FOREIGN) delete env[name]
  const { error, status, stdout, stderr } = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' })
  if (error) throw new GitError(error.message, 'code' in error && error.code === 'ENOENT')
  if (status === 0) return stdout.trim()
  throw new GitError(
    stderr.trim() || `It ended with ${status}.`,
    /not a git repository \(or any/.test(stderr),
  )
}

/** Names the pipeline run or user. Nobody verifies it: signed commits of the record are the proof. */
export function getBuilderName(environment: NodeJS.ProcessEnv): string {
  const {
    GITHUB_ACTOR: actor,
    GITHUB_REPOSITORY: repository = '',
    GITHUB_RUN_ID: run = '',
    GITLAB_USER_LOGIN: login,
    CI_PROJECT_PATH: project = '',
    CI_JOB_ID: job = '',
  } = environment
  if (actor !== undefined) return `${actor} (GitHub ${repository}, run ${run})`
  if (login !== undefined) return `${login} (GitLab ${project}, job ${job})`
  return `${userName()}@${hostname()}`
}

function userName(): string {
  try {
    return userInfo().username
  } catch {
    // Inside Docker and similar systems, the user often has a number but no name.
    return String(process.getuid?.() ?? 'unknown')
  }
}
