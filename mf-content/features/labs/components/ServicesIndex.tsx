import { css } from '@emotion/react'
import { buttonStyles } from '@kutuhal/ui/button-styles.ts'

const parts = [
  { id: 'school-programs', name: 'How a programme goes' },
  { id: 'room', name: 'What the room needs' },
  { id: 'price', name: 'What drives the price' },
  { id: 'proof', name: 'Labs at work' },
  { id: 'inclusive-programs', name: 'Inclusive programmes' },
] as const

/** Links to the other sections of the page, for visitors with a single question. */
export function ServicesIndex() {
  return (
    <nav aria-label="On this page">
      <ul role="list" css={list}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} css={buttonStyles.secondary}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })
