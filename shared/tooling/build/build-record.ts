/**
 * `build.json`: where a build comes from. Publishing copies it into the signed record
 * (../release/store/trust/). Not part of the release, whose bytes are the same for every builder.
 */
export const BUILD_RECORD_FILE = 'build.json'

export interface BuildRecord {
  /** As `currentBuilder` knows it. */
  readonly builder: string
  /** ISO 8601 */
  readonly startedAt: string
  /** ISO 8601 */
  readonly finishedAt: string
  /** Absent where the sources are in no git repository. */
  readonly source?: SourceState
}

export interface SourceState {
  readonly commit: string
  /** Whether the sources differed from the commit. */
  readonly isDirty: boolean
}
