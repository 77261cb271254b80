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
