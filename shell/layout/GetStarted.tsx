import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { wideTablet } from '@kutuhal/ui/breakpoints.ts'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'

/** Where every Get Started leads: the end of each page. */
export function GetStarted() {
  return (
    <section id="get-started" aria-labelledby="get-started-title" css={[band, screenOnly]}>
      <Container css={layout}>
        <div css={text}>
          <h2 id="get-started-title">Start with one class, one lab, one question</h2>
          <p>
            Tell us how many children, which classes and which room. Within two working days you get a plan
            with dates and prices that fits them.
          </p>
        </div>
        <div css={actions}>
          <ButtonLink href="/contact">Plan a programme</ButtonLink>
          <ButtonLink href="/waitlist" kind="secondary">
            Join the waitlist
          </ButtonLink>
          <p css={call}>
            or call <a href={telephoneLink}>{site.phone}</a>
          </p>
        </div>
      </Container>
    </section>
  )
}

const band = css({ paddingBlock: 'var(--space-section)', background: 'var(--kolam), var(--color-marigold)' })

const layout = css({
  display: 'grid',
  gap: 'var(--space-6)',
  alignItems: 'center',
  [wideTablet]: { gridTemplateColumns: '1.4fr 1fr' },
})

const text = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: '38rem', fontSize: 'var(--text-l)' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)', alignItems: 'center' })
const call = css({ flexBasis: '100%', '& a': { color: 'var(--color-ink)', fontWeight: 650 } })
