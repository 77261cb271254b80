import { css } from '@emotion/react'
import { memo } from 'react'
import type { Maze, Move } from '../maze/maze.ts'
import { restOfTape } from '../maze/tape.ts'
import { useLanguage } from './LanguageContext.ts'
import { crash, heading as title, list, signs, step, tape } from './tape-style.ts'

export type Heading = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

interface Props {
  readonly maze: Maze
  readonly heading?: Heading | undefined
}

/** The moves so far as what they are: a program, step by step; and what is left of the try before, with the line that crashed. */
export const ProgramTape = memo(function ProgramTape({ maze, heading: Heading = 'h2' }: Props) {
  const { program } = useLanguage()
  const rest = restOfTape(maze)
  return (
    <section aria-labelledby="maze-program" part="program" css={tape}>
      <Heading id="maze-program" css={title}>
        {program.heading}
      </Heading>
      {maze.program.length > 0 ? (
        <ol role="list" css={list}>
          {maze.program.map((move, index) => (
            <Step key={index} kind={move} />
          ))}
        </ol>
      ) : (
        <p>{program.none}</p>
      )}
      {(rest.program.length > 0 || rest.hasCrashed) && (
        <>
          <p>{maze.status === 'over' ? program.crash : program.before}</p>
          <ol role="list" css={[list, pale]}>
            {rest.program.map((move, index) => (
              <Step key={index} kind={move} />
            ))}
            {rest.hasCrashed && <Step kind="crashed" />}
          </ol>
        </>
      )}
    </section>
  )
})

function Step({ kind }: { readonly kind: Move | 'crashed' }) {
  const Sign = signs[kind]
  const { program } = useLanguage()
  return (
    <li css={[step, kind === 'crashed' && crash]}>
      <Sign aria-hidden size={16} />
      <span>{program[kind]}</span>
    </li>
  )
}

const pale = css({ color: 'var(--color-ink-soft)' })
