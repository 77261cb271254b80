import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { useDeferredValue, useLayoutEffect, useRef, type ReactNode } from 'react'
import { hasArrived, type Maze, type MazeEvent, type Move } from '../maze/maze.ts'
import { BoardLegend } from './BoardLegend.tsx'
import { BoardTable } from './BoardTable.tsx'
import { LineAgain } from './LineAgain.tsx'
import { MazeBoard } from './MazeBoard.tsx'
import { MazeControls } from './MazeControls.tsx'
import { MazeStatus } from './MazeStatus.tsx'
import { MoveCounter } from './MoveCounter.tsx'
import { ProgramTape, type Heading } from './ProgramTape.tsx'

interface Props {
  readonly maze: Maze
  readonly onEvent: (event: MazeEvent) => void
  /** False until the page can act: a button that cannot do anything yet should not look as if it could. */
  readonly isReady: boolean
  /** In place of the language's own word. */
  readonly resetLabel?: string | undefined
  /** That of the program; `h2` if left out. */
  readonly heading?: Heading | undefined
  /** Title and instructions; they stand first. */
  readonly children: ReactNode
  /** Beside Reset once the robot has arrived: where to go on from here. */
  readonly whenWon?: ReactNode
  /** For a game that is played in another way: its own in place of the usual parts. */
  readonly parts?: GameParts
}

export interface GameParts {
  /** The robot takes no commands just now. */
  readonly isBusy: boolean
  /** In the status. */
  readonly say: string | undefined
  /** Beside Reset. */
  readonly actions: ReactNode
  readonly tape: ReactNode
}

/** The whole game: board, controls, what happened, and the program so far. */
export function MazeGame({ maze, onEvent, isReady, resetLabel, heading, children, whenWon, parts }: Props) {
  const moveButtons = useRef<HTMLDivElement>(null)
  const resetButton = useRef<HTMLButtonElement>(null)
  const isOver = maze.status === 'over'
  // The robot is watched, and moves first: what is written about it follows. Both parts that it is for are kept as they are till then (`memo`).
  const written = useDeferredValue(maze)

  // A button that is disabled while it has the focus drops it; Reset is then the only way on. Focus elsewhere stays there.
  useLayoutEffect(() => {
    // Not `document.activeElement`: in a shadow tree that is no more than its host.
    if (isOver && moveButtons.current?.querySelector(':focus')) resetButton.current?.focus()
  }, [isOver])

  const move = (type: Move) => onEvent({ type })
  return (
    <div css={layout}>
      <div css={areas.intro}>{children}</div>
      <div css={areas.board}>
        <MazeBoard maze={maze} onMove={move} />
      </div>
      <div css={areas.panel}>
        <MoveCounter moves={maze.program.length} />
        <MazeStatus maze={maze} say={parts?.say} />
        <MazeControls
          moveButtons={moveButtons}
          resetButton={resetButton}
          isReady={isReady}
          isIdle={!isReady || isOver || parts?.isBusy === true}
          resetLabel={resetLabel}
          onEvent={onEvent}
        >
          {parts?.actions ?? (
            <LineAgain
              maze={maze}
              onMove={move}
              onLast={() => moveButtons.current?.querySelector('button')?.focus()}
            />
          )}
          {hasArrived(maze) && whenWon}
        </MazeControls>
      </div>
      <div css={areas.notes}>
        {legend}
        <BoardTable robot={written.robot} />
      </div>
      <div css={areas.program}>{parts?.tape ?? <ProgramTape maze={written} heading={heading} />}</div>
    </div>
  )
}

/** No move changes it: the same element each time, which React need not look at again. */
const legend = <BoardLegend />

// On a phone title and count, the board, what happened and all buttons are in one view; what there is to read comes below them.
const layout = css({
  display: 'grid',
  gap: 'var(--space-2)',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  [tablet]: {
    gap: 'var(--space-6)',
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(19rem, 1fr)',
    gridTemplateAreas: '"intro intro" "board panel" "notes notes" "program program"',
  },
  '@media (min-width: 66rem)': {
    columnGap: 'var(--space-8)',
    gridTemplateColumns: 'minmax(min(18rem, 45%), 1fr) minmax(0, 36rem)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"intro board" "panel board" ". notes" "program program"',
  },
})

const whole = { gridColumn: '1 / -1' }
const areas = {
  intro: css({
    display: 'contents',
    '& > *': { ...whole, order: -2 },
    [tablet]: { display: 'block', gridArea: 'intro' },
  }),
  board: css(whole, { [tablet]: { gridArea: 'board' } }),
  panel: css({
    display: 'contents',
    '& > *': whole,
    '& > :first-of-type': { gridColumn: 2, order: -1 },
    [tablet]: {
      display: 'grid',
      gap: 'var(--space-4)',
      alignContent: 'start',
      gridArea: 'panel',
      '& > :first-of-type': { gridColumn: '1 / -1', order: 0 },
    },
  }),
  program: css(whole, { order: 1, [tablet]: { gridArea: 'program' } }),
  notes: css(whole, {
    order: 3,
    display: 'grid',
    // No wider than the page: the table in words scrolls by itself.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'var(--space-2)',
    [tablet]: { gridArea: 'notes' },
  }),
}
