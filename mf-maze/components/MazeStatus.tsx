import { css } from '@emotion/react'
import Flower2 from 'lucide-react/icons/flower-2'
import OctagonX from 'lucide-react/icons/octagon-x'
import { VisuallyHidden } from '@kutuhal/ui'
import { tabletQuery } from '@kutuhal/ui/styles.ts'
import { getCrashedLineIndex, type Game } from '../maze/game.ts'
import { hasReachedGoal } from '../maze/maze.ts'
import { describeMovesLeft, describeStatus, outcomeTexts } from '../maze/descriptions.ts'
import { readOutOnPhones } from './read-out-on-phones.ts'
import { useSay } from '../words/say.ts'

interface Props {
  readonly game: Game
  readonly resetLabel: string
}

/**
 * Says after each action what happened and where the robot is. Screen readers announce this without
 * interrupting other speech (`role="status"`).
 */
export function MazeStatus({ game, resetLabel }: Props) {
  const say = useSay()
  const { maze, mode } = game
  const isOver = maze.status === 'over'
  const hasWon = hasReachedGoal(maze)
  const Sign = hasWon ? Flower2 : OctagonX
  const left = describeMovesLeft(game, say)
  // Phones have no space for text that only repeats what the board shows, so there only screen readers get
  // this text.
  const isNeeded = !isOver || hasWon || (mode === 'write' && getCrashedLineIndex(game) !== undefined)
  return (
    <div role="status" part="status" css={[box, isOver && (hasWon ? success : setback)]}>
      {isOver && (
        <p css={outcome}>
          <Sign aria-hidden size={24} css={sign} />
          <strong>{say(outcomeTexts[maze.outcome])}</strong>
        </p>
      )}
      {/* A new key after each edit makes screen readers repeat a sentence that is the same as before. */}
      <p key={game.earlier.length} css={!isNeeded && detail}>
        {describeStatus(game, say, resetLabel)}
      </p>
      {left !== undefined && <VisuallyHidden>{left}</VisuallyHidden>}
    </div>
  )
}

const box = css({
  display: 'grid',
  alignContent: 'center',
  padding: 'var(--space-1) var(--space-2)',
  borderLeft: '6px solid var(--color-indigo)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-surface)',
  // On a phone the status has one line, to leave room for board and buttons.
  minHeight: '2.5rem',
  fontSize: 'var(--text-s)',
  [tabletQuery]: {
    gap: 'var(--space-1)',
    // The status is always as high as its longest message, so that the buttons below do not move.
    minHeight: '5rem',
    padding: 'var(--space-2) var(--space-4)',
    fontSize: 'inherit',
  },
})

const success = css({ borderColor: 'var(--color-peacock)', background: 'var(--color-mint)' })
const setback = css({ borderColor: 'var(--color-vermilion)', background: 'var(--color-rose)' })

const outcome = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-2)' })
const sign = css({ flex: 'none' })

const detail = css(readOutOnPhones)
