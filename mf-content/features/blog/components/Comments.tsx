import { css } from '@emotion/react'
import { Button } from '@kutuhal/ui/Button.tsx'

/** Says that there are no comments yet. The button has no action (product specification, point 2). */
export function Comments() {
  return (
    <section aria-labelledby="comments" css={stack}>
      <h2 id="comments" css={heading}>
        Comments (0)
      </h2>
      <p id="no-comments">Comments are not open yet.</p>
      <Button kind="secondary" aria-describedby="no-comments">
        Add a Comment
      </Button>
    </section>
  )
}

const stack = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-3)' })
const heading = css({ fontSize: 'var(--text-xl)' })
