import { css } from '@emotion/react'
import { site } from '@kutuhal/contract'
import { buttonStyles } from './button-styles.ts'
import { fieldStyle, labelStyle } from './field-styles.ts'
import { screenOnly } from './screen-only.ts'

interface Props {
  readonly title: string
  readonly text: string
}

/** Asks for an e-mail address, natively required; by specification it sends nothing anywhere, so it says what does. */
export function NewsletterBox({ title, text }: Props) {
  return (
    <section css={[box, screenOnly]} aria-label={title}>
      <div>
        <h2 css={heading}>{title}</h2>
        <p>{text}</p>
        <p>
          The button sends nothing yet: write to{' '}
          <a href={`mailto:${site.email}?subject=Newsletter`}>{site.email}</a>.
        </p>
      </div>
      {/* Outside of a dialog this method checks the field and then does nothing, with and without scripts. */}
      <form css={form} method="dialog">
        <label css={[labelStyle, field]}>
          Email address
          <input css={fieldStyle} type="email" name="email" autoComplete="email" required />
        </label>
        <button css={buttonStyles.primary} type="submit">
          Subscribe
        </button>
      </form>
    </section>
  )
}

const box = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'end',
  padding: 'clamp(min(var(--space-5), 6.67vw), 4vw, var(--space-7))',
  borderRadius: 'var(--radius-l)',
  background: 'var(--kolam), var(--color-mint)',
})

const heading = css({ fontSize: 'var(--text-xl)', marginBottom: 'var(--space-2)' })
const form = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', alignItems: 'end' })
const field = css({ flex: '1 1 14rem' })
