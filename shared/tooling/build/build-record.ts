/**
 * `build.json`: where a build comes from. The build writes it beside the files, and publishing takes it into what it signs
 * (shared/tooling/release/store/trust/). It is no part of the release: the same sources, built by others at another time, give the same one.
 */
export const BUILD_RECORD = 'build.json'

export interface BuildRecord {
  /** As `madeBy` knows it. */
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
  /** Whether what the app is built from differed from the commit. */
  readonly isDirty: boolean
}
