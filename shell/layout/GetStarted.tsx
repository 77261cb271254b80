import { css } from '@emotion/react'
import { site, telephoneLink } from '@kutuhal/contract'
import { wideTablet } from '@kutuhal/ui/breakpoints.ts'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import { invitationOn } from './invitations.ts'

interface Props {
  readonly currentPath: string
  /** Where the page speaks another language than these words. */
  readonly lang: string | undefined
}

/** Where Get Started leads: the end of each page, except on the contact page, which has the anchor itself. */
export function GetStarted({ currentPath, lang }: Props) {
  const invitation = invitationOn(currentPath)
  if (!invitation) return null
  const { title, text, subject, more } = invitation
  return (
    // The check of releases knows by the attribute what looks otherwise from page to page.
    <section
      id="get-started"
      lang={lang}
      data-by-address=""
      aria-labelledby="get-started-title"
      css={[band, screenOnly]}
    >
      <Container css={layout}>
        <div css={words}>
          <h2 id="get-started-title">{title}</h2>
          <p>{text}</p>
        </div>
        <div css={actions}>
          <ButtonLink href={telephoneLink}>Call {site.phone}</ButtonLink>
          <ButtonLink href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`} kind="secondary">
            Write to {site.email}
          </ButtonLink>
          <p css={further}>
            <a href={more.path}>{more.name}</a>
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

const words = css({ display: 'grid', gap: 'var(--space-4)', maxWidth: '38rem', fontSize: 'var(--text-l)' })

// As wide as each other: both work, and neither is the lesser one.
const actions = css({
  display: 'grid',
  gap: 'var(--space-3)',
  justifySelf: 'start',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
})

const further = css({ '& a': { color: 'var(--color-ink)', fontWeight: 650 } })
