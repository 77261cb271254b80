import { css } from '@emotion/react'
import ArrowUp from 'lucide-react/icons/arrow-up'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { hasCrashed, type Maze, type Move } from '../maze/maze.ts'
import { useLanguage } from './LanguageContext.ts'

interface Props {
  readonly maze: Maze
}

/** The moves so far as what they are: a program, step by step. */
export function ProgramTape({ maze }: Props) {
  const { program } = useLanguage()
  return (
    <section aria-labelledby="maze-program" part="program" css={tape}>
      <h2 id="maze-program" css={heading}>
        {program.heading}
      </h2>
      {maze.program.length > 0 ? (
        <ol role="list" css={list}>
          {maze.program.map((move, index) => (
            <Step key={index} move={move} />
          ))}
        </ol>
      ) : (
        <p>{program.none}</p>
      )}
      {hasCrashed(maze) && <p>{program.crash}</p>}
    </section>
  )
}

function Step({ move }: { readonly move: Move }) {
  const Sign = signs[move]
  const { program } = useLanguage()
  return (
    <li css={step}>
      <Sign aria-hidden size={16} />
      {program[move]}
    </li>
  )
}

const signs = {
  movedForward: ArrowUp,
  turnedLeft: RotateCcw,
  turnedRight: RotateCw,
} as const satisfies Record<Move, object>

const tape = css({
  display: 'grid',
  gap: 'var(--space-3)',
  padding: 'var(--space-4) var(--space-5)',
  borderBlock: '2px dashed var(--color-field-line)',
  background: 'var(--color-surface)',
})

const heading = css({ fontSize: 'var(--text-l)' })

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.25rem, 1fr))',
  gap: 'var(--space-2)',
  counterReset: 'line',
  fontFamily: 'var(--font-code)',
  fontSize: 'var(--text-s)',
})

const step = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  counterIncrement: 'line',
  '&::before': {
    content: 'counter(line)',
    minWidth: '1.5em',
    color: 'var(--color-ink-soft)',
    textAlign: 'right',
  },
})
