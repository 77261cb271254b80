import { css } from '@emotion/react'
import { buttonStyles } from '@kutuhal/ui/button-styles.ts'
import { VisuallyHidden } from '@kutuhal/ui/VisuallyHidden.tsx'

const networks = ['Facebook', 'X', 'WhatsApp']

/** Buttons to pass a story on; by specification (point 2) they have no action. */
export function ShareButtons() {
  return (
    <section aria-labelledby="share" css={stack}>
      <h2 id="share" css={heading}>
        Share this story
      </h2>
      <div css={row}>
        {networks.map(network => (
          <button key={network} type="button" css={[buttonStyles.secondary, small]}>
            <VisuallyHidden>Share on </VisuallyHidden>
            {network}
          </button>
        ))}
        <button type="button" css={[buttonStyles.secondary, small]}>
          Copy link
        </button>
      </div>
    </section>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-3)' })
const heading = css({ fontSize: 'var(--text-l)' })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })
const small = css({
  minHeight: '2.25rem',
  padding: 'var(--space-1) var(--space-4)',
  fontSize: 'var(--text-s)',
})
