import { css } from '@emotion/react'
import { ArrowLink } from '@kutuhal/ui/ArrowLink.tsx'
import { desk, tablet } from '@kutuhal/ui/breakpoints.ts'
import type { ArticleSummary } from '../../news/articles.ts'
import { FullWidthSection } from '../../../components/FullWidthSection.tsx'
import { SectionHeading } from '../../../components/SectionHeading.tsx'
import { NewsCard } from '../../news/components/NewsCard.tsx'

interface Props {
  readonly articles: readonly ArticleSummary[]
}

export function FeaturedNews({ articles }: Props) {
  return (
    <FullWidthSection tone="marigold">
      <SectionHeading title="Featured News" />
      <ul role="list" css={grid}>
        {articles.map(article => (
          <li key={article.id}>
            <NewsCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
      <p css={more}>
        <ArrowLink href="/news">All news and updates</ArrowLink>
      </p>
    </FullWidthSection>
  )
}

const grid = css({
  display: 'grid',
  gap: 'var(--space-7) var(--space-5)',
  [tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})

const more = css({ marginTop: 'var(--space-7)' })
