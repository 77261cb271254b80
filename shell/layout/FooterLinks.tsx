import { css } from '@emotion/react'
import { screenOnly } from '@kutuhal/ui/screen-only.ts'
import type { NavigationItem } from './links.ts'

interface Props {
  readonly title: string
  readonly items: readonly NavigationItem[]
}

export function FooterLinks({ title, items }: Props) {
  return (
    <nav aria-label={title} css={screenOnly}>
      <h2 css={heading}>{title}</h2>
      <ul role="list" css={list}>
        {items.map(item => (
          <li key={item.path}>
            <a href={item.path} css={link}>
              {item.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const heading = css({ fontSize: 'var(--text-l)', marginBottom: 'var(--space-3)' })
const list = css({ display: 'grid', gap: 'var(--space-1)' })
const link = css({
  display: 'inline-block',
  paddingBlock: '0.2rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
})
