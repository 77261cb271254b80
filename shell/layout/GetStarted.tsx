import { css } from '@emotion/react'
import { site, telephoneLink, useNavigation } from '@kutuhal/contract'
import { wideTablet } from '@kutuhal/ui/breakpoints.ts'
import type { ButtonKind } from '@kutuhal/ui/button-styles.ts'
import { ButtonLink } from '@kutuhal/ui/ButtonLink.tsx'
import { Container } from '@kutuhal/ui/Container.tsx'
import { inkLine } from '@kutuhal/ui/ink-line.ts'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import { callToActionOn, linkForMore, audiences, type AudienceTexts } from './calls-to-action.ts'

interface Props {
  /** The language of the section's texts, if the page is in another one. */
  readonly lang: string | undefined
}

/** The target of Get Started links, at the end of each page. The contact page has its own target. */
export function GetStarted({ lang }: Props) {
  const { path } = useNavigation().location
  const callToAction = callToActionOn(path)
  if (!callToAction) return null
  const { title, text, audience } = callToAction
  return (
    // The attribute data-by-address tells the release check that this section differs from page to page.
    <section
      id="get-started"
      lang={lang}
      data-by-address=""
      data-scheme="light"
      aria-labelledby="get-started-title"
      css={[band, screenOnly]}
    >
      <Container css={layout}>
        <h2 id="get-started-title">{title}</h2>
        <Column texts={{ ...audiences[audience], text }} currentPath={path} kind="primary" />
        <Column
          texts={audiences[audience === 'school' ? 'child' : 'school']}
          currentPath={path}
          kind="secondary"
        />
        <p>
          <a href={telephoneLink}>Call {site.phone}</a>
        </p>
      </Container>
    </section>
  )
}

interface ColumnProps {
  readonly texts: AudienceTexts
  readonly currentPath: string
  readonly kind: ButtonKind
}

function Column({ texts, currentPath, kind }: ColumnProps) {
  const { name, text, subject, buttonText } = texts
  const more = linkForMore(currentPath, texts)
  return (
    <div css={column}>
      <h3>{name}</h3>
      <p>{text}</p>
      <ButtonLink href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}`} kind={kind}>
        {buttonText}
      </ButtonLink>
      <p>
        <a href={more.path}>{more.name}</a>
      </p>
    </div>
  )
}

const band = css({
  paddingBlock: 'var(--space-section)',
  background: 'var(--kolam), var(--color-marigold)',
  '& p > a': { color: 'var(--color-ink)', fontWeight: 650 },
})

const layout = css({
  display: 'grid',
  gap: 'var(--space-6)',
  [wideTablet]: { gridTemplateColumns: '1.4fr 1fr', '& > h2, & > h2 ~ p': { gridColumn: '1 / -1' } },
})

const column = css({
  display: 'grid',
  gap: 'var(--space-3)',
  alignContent: 'start',
  justifyItems: 'start',
  paddingTop: 'var(--space-4)',
  borderTop: inkLine,
  '& > p': { fontSize: 'var(--text-l)' },
})
