import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/styles.ts'
import { useDeferredValue, useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Game, GameEvent } from '../maze/game.ts'
import { hasReachedGoal, type Move } from '../maze/maze.ts'
import { BoardLegend } from './board/BoardLegend.tsx'
import { BoardTable } from './board/BoardTable.tsx'
import { MazeBoard } from './board/MazeBoard.tsx'
import { MazeControls } from './MazeControls.tsx'
import { MazeStatus } from './MazeStatus.tsx'
import { PlayModeTabs } from './PlayModeTabs.tsx'
import { ProgramLines, type HeadingTag } from './ProgramLines.tsx'
import { useSay } from '../words/say.ts'

interface Props {
  readonly game: Game
  /** Handles events. Pass the same function on every render: a new one restarts a running program's timer. */
  readonly onEvent: (event: GameEvent) => void
  /** Whether the page is hydrated: until then, buttons look disabled. */
  readonly isReady: boolean
  /** A label for the Reset button that replaces the label from the game's language. */
  readonly resetLabel?: string | undefined
  /** The HTML tag of the program's heading; `h2` by default. */
  readonly heading?: HeadingTag | undefined
  /** The title and the instructions. */
  readonly children: ReactNode
  /** More controls, shown next to Reset. */
  readonly extra?: ReactNode
  /** A button that goes on, shown before Reset and focused once the robot is at the goal. */
  readonly whenWon?: ReactNode
}

/** How long a running program shows each line, slow enough to follow; ms. */
const LINE_MS = 600

/** The whole game: modes, board, controls, status and program. */
export function MazeGame({ game, onEvent, isReady, resetLabel, heading, children, extra, whenWon }: Props) {
  const panel = useId()
  const say = useSay()
  const moveButtons = useRef<HTMLDivElement>(null)
  const resetButton = useRef<HTMLButtonElement>(null)
  const goOn = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const { mode, maze, isRunning } = game
  const isOver = maze.status === 'over'
  const reset = resetLabel ?? say('Reset')
  // Move the robot first: the board as text and the list of steps may follow in a later render. The tools
  // that edit a program may not: the next press would meet the lines of before.
  const written = useDeferredValue(game)

  // After a win, move the focus from the game to what comes next. If another outcome disables or hides the
  // focused button, move the focus to Reset. Leave any other focus, and do not scroll away from the board.
  useLayoutEffect(() => {
    // Do not use `document.activeElement`: for a focused element in a shadow tree, that is the tree's host.
    const focused = place.current?.querySelector(':focus')
    if (!isOver || !focused) return
    const next = goOn.current?.querySelector('button')
    if (next) next.focus({ preventScroll: true })
    else if (focused.matches(':disabled, [aria-disabled=true]'))
      resetButton.current?.focus({ preventScroll: true })
  }, [isOver])

  useEffect(() => {
    if (!isRunning) return
    const clock = setInterval(() => onEvent({ type: 'stepped' }), LINE_MS)
    return () => clearInterval(clock)
  }, [isRunning, onEvent])

  return (
    <div ref={place} css={layout}>
      <div css={areas.intro}>{children}</div>
      <div css={areas.tabs}>
        <PlayModeTabs
          mode={mode}
          isReady={isReady}
          panel={panel}
          onChoose={chosen => onEvent({ type: 'modeChosen', mode: chosen })}
        />
      </div>
      <div css={areas.board}>
        <MazeBoard maze={maze} onMove={(type: Move) => onEvent({ type })} />
        <div css={areas.notes}>
          <BoardTable maze={written.maze} />
          {legend}
        </div>
      </div>
      <div css={areas.panel}>
        <div css={areas.counter}>
          <MoveCounter maze={maze} />
        </div>
        <div role="tabpanel" id={panel} aria-labelledby={`${panel}-${mode}`} css={areas.play}>
          <MazeStatus game={game} resetLabel={reset} />
          <MazeControls
            game={game}
            moveButtons={moveButtons}
            resetButton={resetButton}
            isReady={isReady}
            resetLabel={reset}
            onEvent={onEvent}
            goOn={goOn}
            whenWon={hasReachedGoal(maze) && whenWon}
          >
            {extra}
          </MazeControls>
          <div css={[areas.program, mode === 'write' && areas.written]}>
            <ProgramLines game={mode === 'write' ? game : written} heading={heading} onEvent={onEvent} />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Instructions in three sentences, which a page shows below its title. */
export function MazeInstructions({ limit }: { readonly limit: number }) {
  const say = useSay()
  return (
    <p css={lead}>
      {say(
        'Bring the robot to the lotus in at most {limit} moves. It understands three commands: move forward, turn left and turn right. Turns count as moves too, so plan your route first, then drive.',
        { limit },
      )}
    </p>
  )
}

const lead = css({ maxWidth: '40rem', fontSize: 'var(--text-l)', color: 'var(--color-ink-soft)' })

/**
 * Create the legend only once: it never changes, and React skips an element that is the same object as
 * before.
 */
const legend = <BoardLegend />

const wide = '@media (min-width: 66rem)'

// On a phone, title, count, board, outcome and all buttons fit in one view; longer text is below them.
const layout = css({
  display: 'grid',
  gap: 'var(--space-2)',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  [tabletQuery]: {
    gap: 'var(--space-4) var(--space-5)',
    // A share of the window, so that the board never gets smaller when somebody zooms in.
    gridTemplateColumns: 'minmax(0, 53vw) minmax(0, 1fr)',
    gridTemplateAreas: '"intro intro" "tabs tabs" "board panel"',
  },
  [wide]: {
    columnGap: 'var(--space-8)',
    gridTemplateColumns: 'minmax(min(18rem, 45%), 1fr) minmax(0, max(36rem, min(41.67vw, 85vh)))',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"intro board" "tabs board" "panel board"',
  },
})

const whole = { gridColumn: '1 / -1' }
const stacked = { display: 'grid', gap: 'var(--space-3)', alignContent: 'start' }
const areas = {
  intro: css({
    display: 'contents',
    '& > *': { ...whole, order: -2 },
    [tabletQuery]: { display: 'block', gridArea: 'intro' },
  }),
  tabs: css(whole, { display: 'grid', order: -1, [tabletQuery]: { gridArea: 'tabs', order: 0 } }),
  board: css({
    display: 'contents',
    '& > *': whole,
    [tabletQuery]: { ...stacked, gridTemplateColumns: 'minmax(0, 1fr)', gridArea: 'board' },
  }),
  panel: css({ display: 'contents', [tabletQuery]: { ...stacked, gridArea: 'panel' } }),
  counter: css({
    gridColumn: 2,
    order: -2,
    alignSelf: 'center',
    [tabletQuery]: { gridColumn: 'auto', order: 0 },
  }),
  play: css({
    display: 'contents',
    '& > *': whole,
    '& > [part=controls]': { order: 1 },
    [tabletQuery]: { ...stacked, '& > [part=controls]': { order: 0 } },
  }),
  program: css({ order: 1, [tabletQuery]: { order: 0 } }),
  written: css({ order: 0 }),
  // The notes (the board as a table, and the legend) are no wider than the page, so that the wide table
  // scrolls inside them.
  notes: css({ ...stacked, gridTemplateColumns: 'minmax(0, 1fr)', order: 3, [tabletQuery]: { order: 0 } }),
}

/** The number of moves used and the limit, as figures and as a row of dots. */
function MoveCounter({ maze }: Pick<Game, 'maze'>) {
  const moves = maze.program.length
  const { limit } = maze.level
  return (
    <div part="counter" css={box}>
      <p css={figures}>{useSay()('Moves: {moves} / {limit}', { moves, limit })}</p>
      <svg viewBox={`0 0 ${limit * 10} 20`} aria-hidden css={row}>
        <path d={`M5 10${DOT.repeat(moves)}`} css={used} />
        <path d={`M${moves * 10 + 5} 10${DOT.repeat(limit - moves)}`} css={left} />
      </svg>
    </div>
  )
}

// On a laptop figures and dots share a row, so that two rows of a program fit below the buttons.
const box = css({
  display: 'grid',
  gap: 'var(--space-1) var(--space-4)',
  [wide]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center' },
})

const figures = css({
  fontFamily: 'var(--font-display)',
  fontSize: 'min(var(--text-l), 6vw)',
  [tabletQuery]: { fontSize: 'var(--text-xl)' },
  fontWeight: 700,
  lineHeight: 'var(--leading-tight)',
  fontVariantNumeric: 'tabular-nums',
})

const row = css({
  display: 'none',
  width: '100%',
  maxWidth: '22rem',
  strokeLinecap: 'round',
  [tabletQuery]: { display: 'block' },
})
/** A line without length, of which only the round ends show, and the way to the next one. */
const DOT = 'h0m10 0'
const left = css({ stroke: 'var(--color-field-line)', strokeWidth: 4 })
const used = css({ stroke: 'var(--color-vermilion)', strokeWidth: 8.4 })
