import { css } from '@emotion/react'
import Flower2 from 'lucide-react/icons/flower-2'
import OctagonX from 'lucide-react/icons/octagon-x'
import { tablet } from '@kutuhal/ui/breakpoints.ts'
import { fewestMoves, hasArrived, type Maze } from '../maze/maze.ts'
import { lastStepInWords } from '../maze/words.ts'
import { useLanguage } from './LanguageContext.ts'

interface Props {
  readonly maze: Maze
  /** In place of what the last action did. */
  readonly say: string | undefined
}

/** Says after every action what happened and where the robot is; read out when there is a pause. */
export function MazeStatus({ maze, say }: Props) {
  const language = useLanguage()
  const hasWon = hasArrived(maze)
  const isShortest = hasWon && maze.program.length === fewestMoves
  const Sign = hasWon ? Flower2 : OctagonX
  return (
    <div role="status" part="status" css={[box, maze.status === 'over' && (hasWon ? success : setback)]}>
      {maze.status === 'over' && (
        <p css={outcome}>
          <Sign aria-hidden size={24} css={sign} />
          <strong>{language.outcomes[maze.outcome]}</strong>
        </p>
      )}
      <p css={maze.status === 'over' && !isShortest && detail}>
        {say ?? (isShortest ? language.steps.shortest : lastStepInWords(maze, language))}
      </p>
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
  // On a phone one line, so that board and buttons have their room.
  minHeight: '2.5rem',
  fontSize: 'var(--text-s)',
  [tablet]: {
    gap: 'var(--space-1)',
    // As high as the longest message, so that the buttons below stay under the finger.
    minHeight: '8.75rem',
    padding: 'var(--space-3) var(--space-4)',
    fontSize: 'inherit',
  },
  '@media (min-width: 66rem)': { minHeight: '6.25rem' },
})

const success = css({ borderColor: 'var(--color-peacock)', background: 'var(--color-mint)' })
const setback = css({ borderColor: 'var(--color-vermilion)', background: 'var(--color-rose)' })

const outcome = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-2)' })
const sign = css({ flex: 'none' })

/** Without a line to spare for it, left to those who listen. */
const detail = css({
  position: 'absolute',
  width: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  [tablet]: { position: 'static', width: 'auto', overflow: 'visible', clipPath: 'none' },
})
