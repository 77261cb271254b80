import { css } from '@emotion/react'
import { Container, PageHeader } from '@kutuhal/ui'
import { tabletQuery } from '@kutuhal/ui/styles.ts'
import type { SitemapGroup } from '../../sitemap-groups.ts'

export interface SitemapPageData {
  readonly groups: readonly SitemapGroup[]
}

export function SitemapPage({ data }: { readonly data: SitemapPageData }) {
  return (
    <>
      <PageHeader
        eyebrow="Sitemap"
        title="Everything on this site"
        lead="One line for each page, on one page."
      />
      <Container css={columns}>
        {data.groups.map(({ title, language, links }) => (
          <section key={title} lang={language} css={group}>
            <h2 css={heading}>{title}</h2>
            <ul role="list">
              {links.map(({ href, text }) => (
                <li key={href} css={line}>
                  <a href={href} hrefLang={language}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Container>
    </>
  )
}

const columns = css({
  paddingBlock: 'var(--space-section)',
  columnGap: 'var(--space-8)',
  [tabletQuery]: { columnCount: 2 },
})

const group = css({
  breakInside: 'avoid',
  paddingBottom: 'var(--space-6)',
})

const heading = css({
  marginBottom: 'var(--space-3)',
  paddingBottom: 'var(--space-2)',
  borderBottom: '3px dotted var(--color-marigold)',
  fontSize: 'var(--text-xl)',
})

const line = css({ paddingBlock: 'var(--space-1)' })
