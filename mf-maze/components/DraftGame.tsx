import { Button } from '@kutuhal/ui/Button.tsx'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import type { Drafted } from '../maze/draft.ts'
import { english } from '../maze/english.ts'
import { moveLimit } from '../maze/maze.ts'
import { DraftTape } from './DraftTape.tsx'
import { MazeGame } from './MazeGame.tsx'
import { useDraftedMaze } from './use-drafted-maze.ts'

interface Props {
  readonly children: ReactNode
  readonly whenWon: ReactNode
  /** Back to driving step by step. */
  readonly onLeave: () => void
}

/**
 * The second challenge: the whole program first, then the robot runs it. Only the site plays it, in its own language: what partners embed
 * has no bytes to spare for it.
 */
export function DraftGame({ children, whenWon, onLeave }: Props) {
  const [draft, dispatch] = useDraftedMaze()
  const { maze, lines, status } = draft
  const isBusy = status === 'running'
  // Pressed, they keep the focus.
  const isIdle = isBusy || maze.status === 'over' || lines.length === 0
  const whenReady = (type: 'run' | 'lineTakenBack') => (isIdle ? undefined : () => dispatch({ type }))
  const actions = (
    <>
      <Button aria-disabled={isIdle} onClick={whenReady('run')}>
        <Play aria-hidden size={18} />
        Run
      </Button>
      <Button kind="secondary" aria-disabled={isIdle} onClick={whenReady('lineTakenBack')}>
        Take back
      </Button>
    </>
  )
  const tape = (
    <DraftTape draft={draft} onChange={index => dispatch({ type: 'lineTurned', index })}>
      <p>
        <Button kind="secondary" onClick={onLeave}>
          Drive step by step instead
        </Button>
      </p>
    </DraftTape>
  )
  return (
    <MazeGame
      maze={maze}
      onEvent={dispatch}
      isReady
      whenWon={whenWon}
      parts={{ isBusy, say: inWords(draft), actions, tape }}
    >
      {children}
    </MazeGame>
  )
}

/** What to say in place of what the robot did; nothing while it drives, and when it has arrived or crashed. */
function inWords({ maze, lines, status }: Drafted): string | undefined {
  if (status === 'running' || maze.status === 'over') return undefined
  if (status === 'ran') return 'The lines end before the goal.'
  const last = lines.at(-1)
  if (!last) return 'Write a program: the robot waits for Run.'
  const line = `Line ${lines.length}: ${english.program[last]}.`
  return lines.length < moveLimit ? line : `${line} That was the last there is room for.`
}
