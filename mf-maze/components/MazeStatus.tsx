import { css } from '@emotion/react'
import Flower2 from 'lucide-react/icons/flower-2'
import OctagonX from 'lucide-react/icons/octagon-x'
import { hasArrived, type Maze } from '../maze/maze.ts'
import { lastStepInWords } from '../maze/words.ts'
import { useLanguage } from './LanguageContext.ts'

interface Props {
  readonly maze: Maze
}

/** Says after every action what happened and where the robot is; read out when there is a pause. */
export function MazeStatus({ maze }: Props) {
  const language = useLanguage()
  const Sign = hasArrived(maze) ? Flower2 : OctagonX
  return (
    <div
      role="status"
      part="status"
      css={[box, maze.status === 'over' && (hasArrived(maze) ? success : setback)]}
    >
      {maze.status === 'over' && (
        <p css={outcome}>
          <Sign aria-hidden size={24} css={sign} />
          <strong>{language.outcomes[maze.outcome]}</strong>
        </p>
      )}
      <p>{lastStepInWords(maze, language)}</p>
    </div>
  )
}

const box = css({
  display: 'grid',
  alignContent: 'center',
  gap: 'var(--space-1)',
  // As high as the longest message, so that the buttons below stay under the finger.
  minHeight: '8.75rem',
  '@media (min-width: 66rem)': { minHeight: '6.25rem' },
  padding: 'var(--space-3) var(--space-4)',
  borderLeft: '6px solid var(--color-indigo)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-surface)',
})

const success = css({ borderColor: 'var(--color-peacock)', background: 'var(--color-mint)' })
const setback = css({ borderColor: 'var(--color-vermilion)', background: 'var(--color-rose)' })

const outcome = css({ display: 'flex', alignItems: 'center', gap: 'var(--space-2)' })
const sign = css({ flex: 'none' })
