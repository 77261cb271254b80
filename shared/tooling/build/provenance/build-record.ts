/**
 * `build.json` says where a build comes from. Publishing stores it with the
 * release, whose release.json does not list it, because a release must have the same bytes for every builder.
 */
export const BUILD_RECORD_FILE = 'build.json'

export interface BuildRecord {
  /** The pipeline or user that made the build (`getBuilderName`). */
  readonly builder: string
  /** When the build started, in ISO 8601. */
  readonly startedAt: string
  /** When the build ended, in ISO 8601. */
  readonly finishedAt: string
  /** The git state of the sources; absent outside of a repository. */
  readonly source?: SourceState
}

export interface SourceState {
  readonly commit: string
  /** Whether there were uncommitted changes. */
  readonly isDirty: boolean
}
