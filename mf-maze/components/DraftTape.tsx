import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { crashedLine, type Drafted } from '../maze/draft.ts'
import { english } from '../maze/english.ts'
import { crash, heading, list, signs, step, tape } from './tape-style.ts'

interface Props {
  readonly draft: Drafted
  readonly onChange: (index: number) => void
  /** Below the lines. */
  readonly children: ReactNode
}

/** The program as it is written: a press on a line changes that one and no other. The line that crashed is marked. */
export function DraftTape({ draft, onChange, children }: Props) {
  const { maze, lines, status } = draft
  const isLocked = status === 'running' || maze.status === 'over'
  const crashed = crashedLine(draft)
  return (
    <section aria-labelledby="maze-draft" css={tape}>
      <h2 id="maze-draft" css={heading}>
        Your program
      </h2>
      {lines.length === 0 ? (
        <p>Nothing is written yet. Forward, left and right each become a line.</p>
      ) : (
        <>
          <ol role="list" css={[list, wide]}>
            {lines.map((move, index) => {
              const Sign = signs[index === crashed ? 'crashed' : move]
              const word = english.program[move]
              const isDriven = status !== 'writing' && index === maze.program.length - 1
              return (
                <li key={index} css={[step, index === crashed && crash]} aria-current={isDriven && 'step'}>
                  <button
                    type="button"
                    css={line}
                    disabled={isLocked}
                    aria-label={`Line ${index + 1}: ${word}${index === crashed ? ', crash' : ''}. Change`}
                    onClick={() => onChange(index)}
                  >
                    <Sign aria-hidden size={16} />
                    <span>{word}</span>
                  </button>
                </li>
              )
            })}
          </ol>
          <p>A press on a line changes that line and no other.</p>
        </>
      )}
      {children}
    </section>
  )
}

const wide = css({ gridTemplateColumns: 'repeat(auto-fill, minmax(9.5rem, 1fr))' })

const line = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  minHeight: '2.5rem',
  padding: 'var(--space-1) var(--space-3)',
  border: '1px solid var(--color-field-line)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-paper)',
  '&:hover:not(:disabled)': { background: 'var(--color-marigold-pale)' },
  '[aria-current] > &': { background: 'var(--color-mint)' },
})
