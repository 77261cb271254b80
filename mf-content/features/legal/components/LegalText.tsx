import { css } from '@emotion/react'
import { withSiteFacts, type SanitisedHtml } from '@kutuhal/contract'
import { Container } from '@kutuhal/ui/Container.tsx'
import { PageHeader } from '@kutuhal/ui/PageHeader.tsx'
import { Prose } from '@kutuhal/ui/Prose.tsx'

interface Props {
  readonly title: string
  readonly lead: string
  /** The text, which may have placeholders for facts about the company. */
  readonly body: SanitisedHtml
}

/** A legal page. All legal texts are revised together, so they have the same date. */
export function LegalText({ title, lead, body }: Props) {
  return (
    <>
      <PageHeader eyebrow="Legal" title={title} lead={lead}>
        <p>Last changed 27 November 2026</p>
      </PageHeader>
      <Container width="text" css={text}>
        <Prose html={withSiteFacts(body)} />
      </Container>
    </>
  )
}

const text = css({ paddingBlock: 'var(--space-section)' })
