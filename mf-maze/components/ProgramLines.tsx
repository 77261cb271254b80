import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/styles/breakpoints.ts'
import { VisuallyHidden } from '@kutuhal/ui/VisuallyHidden.tsx'
import ArrowUp from 'lucide-react/icons/arrow-up'
import OctagonX from 'lucide-react/icons/octagon-x'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { memo } from 'react'
import { getCrashedLineIndex, getHighlightedLineIndex, type Game } from '../maze/game.ts'
import { getRemainingSteps, type Move } from '../maze/maze.ts'
import { useLanguage } from './LanguageContext.ts'
import { readOutOnPhones } from './read-out-on-phones.ts'

export type HeadingTag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

interface Props {
  readonly game: Game
  readonly heading: HeadingTag | undefined
  readonly onChange: (index: number) => void
}

/**
 * The program as numbered chips. In drive mode each move adds a chip, and the remaining steps of the last try
 * are below. In write mode each chip is a button that changes only its own line.
 */
export const ProgramLines = memo(function ProgramLines({
  game,
  heading: HeadingTag = 'h2',
  onChange,
}: Props) {
  const { program, writing } = useLanguage()
  const { mode, maze, lines, isRunning } = game
  const isWriting = mode === 'write'
  const rest = getRemainingSteps(maze)
  return (
    <section aria-labelledby="maze-program" part="program" css={[tape, isWriting && writable]}>
      <HeadingTag id="maze-program" css={[title, isWriting && forListeners]}>
        {isWriting ? writing.heading : program.heading}
      </HeadingTag>
      {(isWriting ? lines : maze.program).length === 0 ? (
        <p>{program.none}</p>
      ) : isWriting ? (
        <WrittenLines game={game} onChange={onChange} />
      ) : (
        <DrivenLines moves={maze.program} />
      )}
      {isWriting && <p css={forListeners}>{lines.length > 0 && !isRunning && writing.hint}</p>}
      {!isWriting && (rest.program.length > 0 || rest.hasCrashed) && (
        <>
          <p>{maze.status === 'over' ? program.crash : program.before}</p>
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
    <ol role="list" css={list}>
      {kinds.map((kind, index) => (
        <li key={index} css={[chip, kind === 'crashed' ? crash : style]}>
          <Line kind={kind} />
        </li>
      ))}
    </ol>
  )
}

function WrittenLines({ game, onChange }: Pick<Props, 'game' | 'onChange'>) {
  const { program, writing } = useLanguage()
  const crashed = getCrashedLineIndex(game)
  const lit = getHighlightedLineIndex(game)
  return (
    <ol role="list" css={list}>
      {game.lines.map((move, index) => (
        <li key={index} aria-current={index === lit ? 'step' : undefined}>
          <button
            type="button"
            css={[chip, pressable, index === lit && glow, index === crashed && crash]}
            aria-disabled={game.isRunning}
            aria-label={writing.change(index + 1, program[move], index === crashed)}
            onClick={() => onChange(index)}
          >
            <Line kind={index === crashed ? 'crashed' : move} />
          </button>
        </li>
      ))}
    </ol>
  )
}

function Line({ kind }: { readonly kind: Move | 'crashed' }) {
  const Sign = signs[kind]
  const { program } = useLanguage()
  return (
    <>
      <Sign aria-hidden size={16} />
      <VisuallyHidden>{program[kind]}</VisuallyHidden>
    </>
  )
}

const signs = {
  movedForward: ArrowUp,
  turnedLeft: RotateCcw,
  turnedRight: RotateCw,
  crashed: OctagonX,
} as const satisfies Record<Move | 'crashed', object>

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

// Even an empty program has room for two rows, so that on a phone the buttons do not move when a line is
// added.
const writable = css({
  minHeight: '4.75rem',
  padding: 'var(--space-1) var(--space-2)',
  [tabletQuery]: { minHeight: '7rem', padding: 'var(--space-3) var(--space-4)' },
})

const title = css({ '&&': { fontSize: 'var(--text-m)' } })

const forListeners = css(readOutOnPhones)

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(1.75rem, 1fr))',
  gap: 'var(--space-1)',
  maxWidth: '26rem',
  counterReset: 'line',
  [tabletQuery]: { gridTemplateColumns: 'repeat(auto-fill, minmax(2.125rem, 1fr))' },
})

const chip = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  width: '100%',
  minHeight: '2rem',
  padding: 0,
  border: '1px solid var(--color-field-line)',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-paper)',
  color: 'var(--color-ink)',
  counterIncrement: 'line',
  [tabletQuery]: { minHeight: '2.25rem' },
  '&::after': {
    content: 'counter(line)',
    fontSize: '0.625rem',
    lineHeight: 1,
    color: 'var(--color-ink-soft)',
  },
})

const pressable = css({
  touchAction: 'manipulation',
  '&:hover:not([aria-disabled=true])': { background: 'var(--color-marigold-pale)' },
})

const glow = css({
  background: 'var(--color-marigold-pale)',
  outline: '2px solid var(--color-indigo)',
  outlineOffset: '-1px',
})
const pale = css({ borderStyle: 'dashed', color: 'var(--color-ink-soft)' })

const crash = css({
  borderColor: 'var(--color-vermilion-dark)',
  background: 'var(--color-rose)',
  color: 'var(--color-vermilion-dark)',
  outlineColor: 'var(--color-vermilion-dark)',
})
