import { css } from '@emotion/react'
import X from 'lucide-react/icons/x'
import { say } from '../words/say.ts'
import { limitSpacingToWindowWidth } from './narrow.ts'

interface Props {
  readonly titleId: string
  readonly canClear: boolean
  readonly onClear: () => void
  readonly onClose: () => void
}

export function ChatHeader({ titleId, canClear, onClear, onClose }: Props) {
  return (
    <div data-scheme="light" css={bar}>
      <h2 id={titleId} css={title}>
        {say('Chat assistant')}
      </h2>
      {canClear && (
        <button type="button" css={button} onClick={onClear}>
          {say('Clear')}
        </button>
      )}
      <button type="button" css={button} aria-label={say('Close chat')} onClick={onClose}>
        <X aria-hidden size={22} />
      </button>
    </div>
  )
}

const bar = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  padding: 'var(--space-2)',
  paddingInlineStart: limitSpacingToWindowWidth('var(--space-4)'),
  borderBottom: '4px solid var(--color-marigold)',
  background: 'var(--color-ink)',
  color: 'var(--color-paper)',
})

const title = css({
  marginInlineEnd: 'auto',
  // Shrink the title instead of breaking its words: the header's two buttons leave little room.
  fontSize: 'min(var(--text-l), 7.5vw)',
  overflowWrap: 'normal',
})

const button = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 'min(2.5rem, 12.5vw)',
  minHeight: 'min(2.5rem, 12.5vw)',
  paddingInline: limitSpacingToWindowWidth('var(--space-2)'),
  border: 0,
  borderRadius: 'var(--radius-s)',
  background: 'transparent',
  fontSize: 'var(--text-s)',
  fontWeight: 650,
  overflowWrap: 'normal',
  '&:hover': { background: 'var(--color-indigo)' },
  '&:focus-visible': { outlineColor: 'var(--color-marigold)', outlineOffset: -3 },
})
