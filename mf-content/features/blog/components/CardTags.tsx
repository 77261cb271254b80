import { css } from '@emotion/react'
import { tagsOnCard } from '../tags.ts'

interface Props {
  readonly tags: readonly string[]
}

/** The tags of a post, as many as fit on a card. */
export function CardTags({ tags }: Props) {
  const { shown, more } = tagsOnCard(tags)
  return (
    <ul role="list" aria-label="Tags" css={row}>
      {shown.map(tag => (
        <li key={tag} css={pill}>
          {tag}
        </li>
      ))}
      {more > 0 && <li>+{more} more</li>}
    </ul>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2)',
  color: 'var(--color-ink-soft)',
  fontSize: 'var(--text-s)',
})

const pill = css({
  padding: '0 var(--space-3)',
  border: '1px solid var(--color-field-line)',
  borderRadius: 'var(--radius-round)',
})
