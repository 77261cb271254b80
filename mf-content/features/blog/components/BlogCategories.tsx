import { css } from '@emotion/react'
import { inkLine } from '@kutuhal/ui/ink-line.ts'
import { categories, categoryPath } from '../categories.ts'

/** All categories of the blog; each links to its posts. */
export function BlogCategories() {
  return (
    <nav aria-labelledby="categories" css={stack}>
      <h2 id="categories" css={heading}>
        Categories
      </h2>
      <ul role="list" css={list}>
        {categories.map(category => (
          <li key={category} css={line}>
            <a css={link} href={categoryPath(category)}>
              {category}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const stack = css({ display: 'grid', gap: 'var(--space-2)' })
const heading = css({ fontSize: 'var(--text-l)' })
const list = css({ borderTop: inkLine })
const line = css({ borderBottom: '1px solid var(--color-line)' })
const link = css({ display: 'block', paddingBlock: 'var(--space-2)', textDecoration: 'none' })
