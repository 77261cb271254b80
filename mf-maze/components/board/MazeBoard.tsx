import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/styles.ts'
import { useId, type KeyboardEvent } from 'react'
import type { Maze, Move } from '../../maze/maze.ts'
import { describeBoard } from '../../maze/descriptions.ts'
import { BoardScene } from './BoardScene.tsx'
import { getDrawingSize } from './board-units.ts'
import { isShortcut } from '../is-shortcut.ts'
import { readOutOnPhones } from '../read-out-on-phones.ts'
import { useSay } from '../../words/say.ts'

interface Props {
  readonly maze: Maze
  readonly onMove: (move: Move) => void
}

/** The board with its name above it. While the board has the focus, arrow keys drive the robot. */
export function MazeBoard({ maze, onMove }: Props) {
  const id = useId()
  const say = useSay()
  const side = getDrawingSize(maze.level)

  function handleKey(event: KeyboardEvent) {
    const move = moveOfKey.get(event.key)
    if (!move || isShortcut(event)) return
    event.preventDefault()
    // Ignore repeats, because a key held down would drive the robot into the next wall.
    if (!event.repeat) onMove(move)
  }

  return (
    <div css={frame}>
      <p css={caption}>
        <strong id={`${id}-name`} css={name}>
          {say('Maze board')}
        </strong>{' '}
        <span id={`${id}-keys`} css={keys}>
          {say('With the board in focus:')} <kbd>↑</kbd> {say('moves forward,')}{' '}
          <span css={together}>
            <kbd>←</kbd> <kbd>→</kbd> {say('turn.')}
          </span>
        </span>
      </p>
      {/* The role "application" makes screen readers pass on the arrow keys instead of reading with them. */}
      <div
        role="application"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-board ${id}-keys`}
        tabIndex={0}
        part="board"
        css={board}
        onKeyDown={handleKey}
      >
        <svg
          id={`${id}-board`}
          role="img"
          aria-label={describeBoard(maze, say)}
          viewBox={`0 0 ${side} ${side}`}
          data-scheme="light"
          css={picture}
        >
          <BoardScene maze={maze} />
        </svg>
      </div>
    </div>
  )
}

const moveOfKey: ReadonlyMap<string, Move> = new Map([
  ['ArrowUp', 'movedForward'],
  ['ArrowLeft', 'turnedLeft'],
  ['ArrowRight', 'turnedRight'],
])

const frame = css({ display: 'grid', [tabletQuery]: { gap: 'var(--space-3)' } })

// A phone hides the caption visually, but screen readers still use it as the board's name.
const caption = css({
  ...readOutOnPhones,
  maxWidth: 'none',
  lineHeight: 1.8,
  fontSize: 'var(--text-s)',
  '& kbd': {
    padding: '0 var(--space-2)',
    border: '1px solid var(--color-field-line)',
    borderRadius: 'var(--radius-s)',
    background: 'var(--color-surface)',
    fontFamily: 'var(--font-code)',
  },
})

/** The keys are hidden on touch screens, which have no keyboard. Screen readers still read this text. */
const keys = css({ '@media (pointer: coarse)': { display: 'none' } })

const together = css({ whiteSpace: 'nowrap' })

const name = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'var(--text-l)',
  marginRight: 'var(--space-2)',
})

const board = css({
  // A page can limit the size with `--room-for-board`.
  width: 'min(100%, var(--room-for-board, 100%))',
  marginInline: 'auto',
  borderRadius: 'var(--radius-l)',
  overflow: 'hidden',
  boxShadow: 'var(--shadow-print)',
  '&:focus-visible': { borderRadius: 'var(--radius-l)' },
})

const picture = css({ width: '100%', height: 'auto' })
