import { css } from '@emotion/react'
import { Button } from '@kutuhal/ui'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode, RefObject } from 'react'
import { describeReset, lineNames } from '../maze/descriptions.ts'
import type { Game, GameEvent } from '../maze/game.ts'
import { getNextReplayStep } from '../maze/maze.ts'
import { useSay } from '../words/say.ts'

interface Props {
  readonly game: Game
  readonly moveButtons: RefObject<HTMLDivElement | null>
  readonly resetButton: RefObject<HTMLButtonElement | null>
  readonly isReady: boolean
  readonly resetLabel: string
  readonly onEvent: (event: GameEvent) => void
  readonly goOn: RefObject<HTMLDivElement | null>
  /** What comes after a win. */
  readonly whenWon: ReactNode
  /** More controls, shown next to Reset. */
  readonly children: ReactNode
}

/**
 * The three commands, the buttons of the current mode, Reset and more controls. After an outcome, only what
 * comes next is large.
 */
export function MazeControls({
  game,
  moveButtons,
  resetButton,
  isReady,
  resetLabel,
  onEvent,
  goOn,
  whenWon,
  children,
}: Props) {
  const say = useSay()
  const { maze, lines, isRunning } = game
  const isOver = maze.status === 'over'
  const isIdle = !isReady || isOver || isRunning
  // Use `aria-disabled`, because a `disabled` button would lose the focus.
  const isEmpty = isRunning || lines.length === 0
  // The next step of the player's last try. A button repeats this step, so that players need to change only
  // the step that was wrong.
  const again = getNextReplayStep(maze)
  const line = maze.program.length + 1
  return (
    <div part="controls" css={box}>
      <div ref={moveButtons} role="group" aria-label={say('Drive the robot')} css={pad}>
        {commands.map(([type, name, part, Sign, size]) => (
          <Button
            key={type}
            part={part}
            kind={type === 'movedForward' ? 'primary' : 'secondary'}
            disabled={isIdle}
            onClick={() => onEvent({ type })}
          >
            <Sign aria-hidden size={size} />
            {say(name)}
          </Button>
        ))}
      </div>
      <div css={others}>
        {game.mode === 'write' && (
          // After an outcome Run is only hidden, or its focus would be lost before it could move on.
          <Button
            part="button"
            aria-disabled={isEmpty || isOver}
            css={isOver && hidden}
            onClick={() => onEvent({ type: 'run' })}
          >
            <Play aria-hidden size={18} />
            {say('Run')}
          </Button>
        )}
        {whenWon && (
          <div ref={goOn} css={onward}>
            {whenWon}
          </div>
        )}
        <Button
          part="button reset"
          ref={resetButton}
          kind={whenWon ? 'secondary' : isOver ? 'primary' : 'quiet'}
          css={isOver && !whenWon && big}
          disabled={!isReady}
          title={describeReset(game, say, resetLabel)}
          onClick={() => onEvent({ type: 'reset' })}
        >
          <Undo2 aria-hidden size={18} />
          <span>{resetLabel}</span>
        </Button>
        {game.mode === 'drive' && again && (
          <Button
            part="button"
            kind="secondary"
            onClick={() => {
              // Move the focus, because this button disappears after the last step.
              if (line === maze.before?.program.length) moveButtons.current?.querySelector('button')?.focus()
              onEvent({ type: again })
            }}
          >
            {say('Line {line} again: {command}', { line, command: say(lineNames[again]) })}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

const commands = [
  ['movedForward', 'Move Forward', 'button forward', ArrowUp, 22],
  ['turnedLeft', 'Turn Left', 'button left', RotateCcw, 18],
  ['turnedRight', 'Turn Right', 'button right', RotateCw, 18],
] as const

const box = css({
  display: 'grid',
  gap: 'var(--space-2)',
  maxWidth: '30rem',
  '& button': { touchAction: 'manipulation' },
})

/** The width at which three buttons fit in a row. */
const inOneRow = '@container (min-width: 19rem)'

const pad = css({
  display: 'grid',
  gap: 'var(--space-2)',
  '& button': { minHeight: '3.25rem', paddingInline: 0 },
  [inOneRow]: {
    // Make the middle column wider, because its button has the longest name.
    gridTemplateColumns: '1fr 1.3fr 1fr',
    '& button': { flexDirection: 'column', gap: 1, minHeight: '3.75rem', fontSize: 'var(--text-s)' },
    // Turn Left is on the side to which the robot turns.
    '& > :nth-of-type(2)': { order: -1 },
  },
})

const others = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  '& button': { paddingInline: 'var(--space-3)' },
})

const hidden = css({ display: 'none' })
const big = css({ flexGrow: 1, minHeight: '3.25rem' })
const onward = css({ display: 'grid', flexGrow: 1, '& button': { minHeight: '3.25rem' } })
