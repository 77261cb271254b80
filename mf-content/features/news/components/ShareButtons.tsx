import { css } from '@emotion/react'
import { buttonStyles } from '@kutuhal/ui/Button.tsx'
import { VisuallyHidden } from '@kutuhal/ui/VisuallyHidden.tsx'

const networks = ['Facebook', 'X', 'WhatsApp']

/** Buttons to share a story. They have no action (product specification, point 2). */
export function ShareButtons() {
  return (
    <section aria-labelledby="share" css={stack}>
      <h2 id="share" css={heading}>
        Share this story
      </h2>
      <div css={row}>
        {networks.map(network => (
          <button
            key={network}
            type="button"
            aria-describedby="no-sharing"
            css={[buttonStyles.secondary, small]}
          >
            <VisuallyHidden>Share on </VisuallyHidden>
            {network}
          </button>
        ))}
        <button type="button" aria-describedby="no-sharing" css={[buttonStyles.secondary, small]}>
          Copy link
        </button>
      </div>
      <p id="no-sharing" css={note}>
        These buttons do nothing yet. To pass the story on, send its address.
      </p>
    </section>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-3)' })
const heading = css({ fontSize: 'var(--text-l)' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })
const note = css({ color: 'var(--color-ink-soft)', fontSize: 'var(--text-s)' })
const small = css({
  minHeight: '2.25rem',
  padding: 'var(--space-1) var(--space-4)',
  fontSize: 'var(--text-s)',
})
