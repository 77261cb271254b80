import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/styles.ts'
import { memo } from 'react'
import type { Game, GameEvent } from '../maze/game.ts'
import { getRemainingSteps, type Move } from '../maze/maze.ts'
import { chip, crash, lineList, LineSign } from './line-chips.tsx'
import { readOutOnPhones } from './read-out-on-phones.ts'
import { useSay } from '../words/say.ts'
import { WrittenLines } from './WrittenLines.tsx'

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

interface Props {
  readonly game: Game
  readonly heading: HeadingTag | undefined
  readonly onEvent: (event: GameEvent) => void
}

/**
 * The program as numbered chips. In drive mode each move adds a chip, and the remaining steps of the last try
 * are below. In write mode players edit the lines.
 */
export const ProgramLines = memo(function ProgramLines({ game, heading: HeadingTag = 'h2', onEvent }: Props) {
  const say = useSay()
  const { mode, maze, lines } = game
  const isWriting = mode === 'write'
  const rest = getRemainingSteps(maze)
  return (
    <section aria-labelledby="maze-program" part="program" css={[tape, isWriting && writable]}>
      <HeadingTag id="maze-program" css={[title, isWriting && forListeners]}>
        {say(isWriting ? 'Your program' : 'Your program so far')}
      </HeadingTag>
      {(isWriting ? lines : maze.program).length === 0 && (
        <p>{say('No steps yet. The first command you give becomes line 1.')}</p>
      )}
      {isWriting ? (
        <WrittenLines game={game} onEvent={onEvent} />
      ) : (
        maze.program.length > 0 && <DrivenLines moves={maze.program} />
      )}
      {!isWriting && (rest.program.length > 0 || rest.hasCrashed) && (
        <>
          <p>
            {say(
              maze.status === 'over'
                ? 'The step that crashed does not count, so it is not part of the program.'
                : 'From your last try:',
            )}
          </p>
          <DrivenLines moves={rest.program} style={pale} hasCrashed={rest.hasCrashed} />
        </>
      )}
    </section>
  )
})

interface DrivenLinesProps {
  readonly moves: readonly Move[]
  readonly style?: typeof pale
  readonly hasCrashed?: boolean
}

function DrivenLines({ moves, style, hasCrashed = false }: DrivenLinesProps) {
  const kinds = hasCrashed ? [...moves, 'crashed' as const] : moves
  return (
    <ol role="list" css={lineList}>
      {kinds.map((kind, index) => (
        <li key={index} css={[chip, kind === 'crashed' ? crash : style]}>
          <LineSign kind={kind} />
        </li>
      ))}
    </ol>
  )
}

/** The style of the strip behind the program's lines. */
const tape = css({
  position: 'relative',
  display: 'grid',
  // Keep the program from becoming wider than the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 'var(--space-2)',
  padding: 'var(--space-3) var(--space-4)',
  borderBlock: '2px dashed var(--color-field-line)',
  background: 'var(--color-surface)',
  fontSize: 'var(--text-s)',
})

// Even an empty program has room for two rows and the tools, so that on a phone the buttons do not move when
// a line is added.
const writable = css({
  minHeight: '9.75rem',
  gridTemplateRows: '1fr auto',
  padding: 'var(--space-1) var(--space-2)',
  [tabletQuery]: { padding: 'var(--space-3) var(--space-4)' },
})

const title = css({ '&&': { fontSize: 'var(--text-m)' } })

const forListeners = css(readOutOnPhones)

const pale = css({ borderStyle: 'dashed', color: 'var(--color-ink-soft)' })
