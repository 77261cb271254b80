import { css } from '@emotion/react'
import { desk, tablet } from '@kutuhal/ui/breakpoints.ts'
import type { ArticleSummary } from '../articles.ts'
import { NewsCard } from './NewsCard.tsx'

interface Props {
  readonly articles: readonly ArticleSummary[]
}

/** The first story in large, and the others below in alternating rows of two and three. */
export function NewsGrid({ articles }: Props) {
  return (
    <ul role="list" css={grid}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <NewsCard article={article} headingLevel={2} isLead={index === 0} />
        </li>
      ))}
    </ul>
  )
}

const grid = css({
  display: 'grid',
  gap: 'var(--space-7) var(--space-5)',
  [tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:nth-of-type(1)': { gridColumn: '1 / -1', paddingBottom: 'var(--space-4)' },
  },
  [desk]: {
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    columnGap: 'var(--space-6)',
    '& > li': { gridColumn: 'span 2' },
    '& > li:nth-of-type(5n + 2), & > li:nth-of-type(5n + 3)': { gridColumn: 'span 3' },
  },
})
