import { css } from '@emotion/react'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Maze, MazeEvent } from '../maze/maze.ts'
import { BoardLegend } from './BoardLegend.tsx'
import { BoardTable } from './BoardTable.tsx'
import { MazeBoard } from './MazeBoard.tsx'
import { MazeControls } from './MazeControls.tsx'
import { MazeStatus } from './MazeStatus.tsx'
import { MoveCounter } from './MoveCounter.tsx'
import { ProgramTape } from './ProgramTape.tsx'

interface Props {
  readonly maze: Maze
  readonly onEvent: (event: MazeEvent) => void
  /** False until the page can act: a button that cannot do anything yet should not look as if it could. */
  readonly isReady: boolean
  /** In place of the language's own word. */
  readonly resetLabel?: string | undefined
  /** Title and instructions; they stand first. */
  readonly children: ReactNode
}

/** The whole game: board, controls, what happened, and the program so far. */
export function MazeGame({ maze, onEvent, isReady, resetLabel, children }: Props) {
  const moveButtons = useRef<HTMLDivElement>(null)
  const resetButton = useRef<HTMLButtonElement>(null)
  const isOver = maze.status === 'over'

  // A button that is disabled while it has the focus drops it; Reset is then the only way on. Focus elsewhere stays there.
  useLayoutEffect(() => {
    // Not `document.activeElement`: in a shadow tree that is no more than its host.
    if (isOver && moveButtons.current?.querySelector(':focus')) resetButton.current?.focus()
  }, [isOver])

  return (
    <div css={layout}>
      <div css={areas.intro}>{children}</div>
      <div css={areas.board}>
        <MazeBoard maze={maze} onMove={move => onEvent({ type: move })} />
      </div>
      <div css={areas.panel}>
        <MoveCounter moves={maze.program.length} />
        <MazeStatus maze={maze} />
        <MazeControls
          moveButtons={moveButtons}
          resetButton={resetButton}
          isReady={isReady}
          isOver={isOver}
          resetLabel={resetLabel}
          onEvent={onEvent}
        />
      </div>
      <div css={areas.notes}>
        <BoardLegend />
        <BoardTable robot={maze.robot} />
      </div>
      <div css={areas.program}>
        <ProgramTape maze={maze} />
      </div>
    </div>
  )
}

const layout = css({
  display: 'grid',
  gap: 'var(--space-5)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"intro" "board" "panel" "notes" "program"',
  [tablet]: {
    gap: 'var(--space-6)',
    gridTemplateColumns: 'minmax(0, 1.4fr) minmax(19rem, 1fr)',
    gridTemplateAreas: '"intro intro" "board panel" "notes notes" "program program"',
  },
  '@media (min-width: 66rem)': {
    columnGap: 'var(--space-8)',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 36rem)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"intro board" "panel board" ". notes" "program program"',
  },
})

const areas = {
  intro: css({ gridArea: 'intro' }),
  board: css({ gridArea: 'board' }),
  panel: css({ gridArea: 'panel', display: 'grid', gap: 'var(--space-4)', alignContent: 'start' }),
  notes: css({ gridArea: 'notes', display: 'grid', gap: 'var(--space-2)' }),
  program: css({ gridArea: 'program' }),
}
