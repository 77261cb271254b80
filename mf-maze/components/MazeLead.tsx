import { css } from '@emotion/react'

/** What there is to do, in three sentences; stands below the title. */
export function MazeLead() {
  return (
    <p css={lead}>
      Bring the robot to the lotus in at most 20 moves. It understands three commands: move forward, turn left
      and turn right. Turns count as moves too, so plan your route first, then drive.
    </p>
  )
}

const lead = css({ maxWidth: '40rem', fontSize: 'var(--text-l)', color: 'var(--color-ink-soft)' })
