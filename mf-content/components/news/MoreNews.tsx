import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import type { ArticleSummary } from '../../news/articles.ts'
import { NewsCard } from '../NewsCard.tsx'

interface Props {
  readonly articles: readonly ArticleSummary[]
}

/** Where to read on after a story. */
export function MoreNews({ articles }: Props) {
  return (
    <section aria-labelledby="more-news" css={stack}>
      <h2 id="more-news">More News</h2>
      <ul role="list" css={grid}>
        {articles.map(article => (
          <li key={article.id}>
            <NewsCard article={article} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-5)' })

const grid = css({
  display: 'grid',
  gap: 'var(--space-6) var(--space-5)',
  [tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
})
