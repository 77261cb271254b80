import { css } from '@emotion/react'
import { defineStaticPage, withSiteFacts, type SanitisedHtml } from '@kutuhal/contract'
import { Container, PageHeader, Prose } from '@kutuhal/ui'
import { buildPageFacts } from '../../../page-facts.ts'

interface LegalText {
  readonly title: string
  readonly lead: string
  /** For search engines. */
  readonly description: string
}

/** All legal texts are revised together, so they have the same date. */
export const defineLegalPage = (name: string, body: SanitisedHtml, { title, lead, description }: LegalText) =>
  defineStaticPage(
    () => (
      <>
        <PageHeader eyebrow="Legal" title={title} lead={lead}>
          <p>Last changed 27 November 2026</p>
        </PageHeader>
        <Container width="text" css={text}>
          <Prose html={withSiteFacts(body)} />
        </Container>
      </>
    ),
    description,
    __COMPOSING__ ? () => buildPageFacts(name) : undefined,
  )

const text = css({ paddingBlock: 'var(--space-section)' })
