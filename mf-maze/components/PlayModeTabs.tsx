import { css } from '@emotion/react'
import { useRef, type KeyboardEvent } from 'react'
import type { PlayMode } from '../maze/game.ts'
import { isShortcut } from './is-shortcut.ts'
import { useSay } from '../words/say.ts'

interface Props {
  readonly mode: PlayMode
  readonly isReady: boolean
  /** The id of the tab panel; the tabs' ids begin with it. */
  readonly panel: string
  readonly onChoose: (mode: PlayMode) => void
}

/** Tabs for the two modes. The Tab key reaches only the chosen tab; arrow keys move between the tabs. */
export function PlayModeTabs({ mode, isReady, panel, onChoose }: Props) {
  const say = useSay()
  const list = useRef<HTMLDivElement>(null)

  function handleKey(event: KeyboardEvent) {
    if (isShortcut(event) || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
    event.preventDefault()
    const other = mode === 'drive' ? 'write' : 'drive'
    onChoose(other)
    list.current?.querySelector<HTMLElement>(`[id$=${other}]`)?.focus()
  }

  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- One of its tabs can be focused.
    <div ref={list} role="tablist" aria-label={say('How to play')} css={tabs} onKeyDown={handleKey}>
      {(['drive', 'write'] as const).map(name => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panel}-${name}`}
          part="tab"
          aria-controls={panel}
          aria-selected={name === mode}
          tabIndex={name === mode ? 0 : -1}
          disabled={!isReady}
          css={tab}
          onClick={() => onChoose(name)}
        >
          {say(name === 'drive' ? 'Drive' : 'Write a program')}
        </button>
      ))}
    </div>
  )
}

const tabs = css({
  display: 'flex',
  justifySelf: 'start',
  padding: '3px',
  border: '2px solid var(--color-ink)',
  borderRadius: 'var(--radius-round)',
  background: 'var(--color-surface)',
})

const tab = css({
  minHeight: '2.25rem',
  // Twice as large letters fit into the narrowest window, word by word.
  padding: '0 min(var(--space-4), 5vw)',
  overflowWrap: 'break-word',
  border: 0,
  borderRadius: 'var(--radius-round)',
  background: 'transparent',
  color: 'var(--color-ink)',
  fontWeight: 650,
  touchAction: 'manipulation',
  '&[aria-selected=true]': {
    background: 'var(--color-ink)',
    color: 'var(--color-paper)',
    // The system's colours replace this background, so the chosen tab gets the system's own.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
  '&[aria-selected=false]:hover': { background: 'var(--color-marigold-pale)' },
})
