import { css } from '@emotion/react'
import { site, useIsHydrated } from '@kutuhal/contract'
import { useId, type FormEvent } from 'react'
import { buttonStyles } from './styles/button-styles.ts'
import { isEmailAddress } from './email-address.ts'
import { fieldStyle, labelStyle } from './styles/field-styles.ts'
import { screenOnly } from './styles/screen-only.ts'
import { removeInvisibleCharacters } from './visible-text.ts'

/**
 * By specification the form sends nothing, and its text says so. Before hydration the browser validates the
 * address; then `isEmailAddress` does, because browsers differ on non-ASCII addresses.
 */
export function NewsletterBox({ title, text }: { readonly title: string; readonly text: string }) {
  const isHydrated = useIsHydrated()
  const disclaimerId = useId()
  return (
    <section css={[box, screenOnly]} aria-label={title}>
      <div>
        <h2 css={heading}>{title}</h2>
        <p>{text}</p>
        <p id={disclaimerId}>
          The button sends nothing yet: write to{' '}
          <a href={`mailto:${site.email}?subject=Newsletter`}>{site.email}</a>.
        </p>
      </div>
      {/* Outside a dialog this method does nothing, with and without scripts. */}
      <form css={form} method="dialog" noValidate={isHydrated} onSubmit={checkAddress}>
        <label css={[labelStyle, field]}>
          Email address
          <input css={fieldStyle} type="email" name="email" autoComplete="email" required />
        </label>
        <button css={buttonStyles.primary} type="submit" aria-describedby={disclaimerId}>
          Subscribe
        </button>
      </form>
    </section>
  )
}

/** Shows the browser's error message: browsers reject every address that the site's rule rejects. */
function checkAddress({ currentTarget }: FormEvent<HTMLFormElement>) {
  const field = currentTarget.elements.namedItem('email')
  if (!(field instanceof HTMLInputElement)) return
  field.value = removeInvisibleCharacters(field.value).trim()
  if (!isEmailAddress(field.value)) field.reportValidity()
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
