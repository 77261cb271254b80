import { css } from '@emotion/react'
import { Button } from '@kutuhal/ui'
import { getPublicFileUrl } from '@kutuhal/ui/public-file.ts'
import { useState } from 'react'
import { Lotus, Robot } from '../../components/board/BoardFigures.tsx'
import { findBuiltBoard, keepBuiltBoard } from '../../maze/built-walls.ts'
import { listCells, isSameCell, type Cell, type Level } from '../../maze/level.ts'
import { firstLevel, parseLevel } from '../../maze/parse-level.ts'
import { formatCellName } from '../../maze/descriptions.ts'
import { useSay, type Say } from '../../words/say.ts'
import { getPartnersPageUrl } from './BelowTheGame.tsx'

export interface BoardBuilderProps {
  /**
   * The board that is being played. The editor starts from this board if its start and goal are those of the
   * first board; otherwise the editor starts from the first board.
   */
  readonly level: Level
  readonly onChoose: (board: string) => void
}

const { start, goal } = firstLevel
const hasSameEnds = (level: Level) =>
  level.size === firstLevel.size && isFixed(level.start) && level.start.direction === 0 && isFixed(level.goal)
const isFixed = (cell: Cell) => isSameCell(cell, start) || isSameCell(cell, goal)

/** The builder for the board that is being played; what was built from another board stays as it was. */
export function BoardBuilder({ level, onChoose }: BoardBuilderProps) {
  const begun = hasSameEnds(level) ? level.code : firstLevel.code
  return <Builder key={begun} begun={begun} onChoose={onChoose} />
}

interface BuilderProps extends Pick<BoardBuilderProps, 'onChoose'> {
  /** The code of the board from which the builder starts. */
  readonly begun: string
}

/** A grid of squares to add or remove walls, and buttons to play the board or copy its link. */
function Builder({ begun, onChoose }: BuilderProps) {
  const [code, setCode] = useState(() => findBuiltBoard(begun) ?? begun)
  const say = useSay()
  const [answer, setAnswer] = useState('')
  const own = parseLevel(code)

  function toggle(at: number) {
    const sign = code.charAt(at) === 'x' ? 'o' : 'x'
    const changed = code.slice(0, at) + sign + code.slice(at + 1)
    setCode(changed)
    keepBuiltBoard(begun, changed)
    setAnswer('')
  }

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setAnswer(say('Copied.'))
    } catch {
      // The browser does not allow copying, or the page has no HTTPS, so show the text.
      setAnswer(text)
    }
  }

  return (
    <div css={row}>
      <div role="group" aria-label={say('Walls')} data-scheme="light" css={grid}>
        {listCells(firstLevel).map(cell => {
          // The cell's position in the text that stands for the board. One character separates the rows.
          const at = cell.y * (firstLevel.size + 1) + cell.x
          if (isFixed(cell)) {
            return (
              <svg
                key={at}
                role="img"
                aria-label={say(isSameCell(cell, goal) ? 'Goal' : 'Robot')}
                viewBox="-56 -56 112 112"
              >
                {isSameCell(cell, goal) ? <Lotus /> : <Robot />}
              </svg>
            )
          }
          return (
            <button
              key={at}
              type="button"
              css={square}
              aria-label={say('Wall in {cell}', { cell: formatCellName(cell, say) })}
              aria-pressed={code.charAt(at) === 'x'}
              onClick={() => toggle(at)}
            />
          )
        })}
      </div>
      <div css={words}>
        <p>{say('Press a square to put a wall there, and once more to take it away.')}</p>
        <p role="status">
          <span>
            {own
              ? say('It can be won. The shortest way takes {fewest} of {limit} moves.', own)
              : say('There is no way to the goal: take a wall away.')}
          </span>{' '}
          <span>{answer}</span>
        </p>
        <div css={actions}>
          <Button aria-disabled={!own} onClick={own && (() => onChoose(code))}>
            {say('Play it')}
          </Button>
          <Button kind="secondary" aria-disabled={!own} onClick={own && (() => void copy(writeLink(code)))}>
            {say('Copy its link')}
          </Button>
        </div>
        {own && (
          <details css={note}>
            <summary>{say('On your own page')}</summary>
            <p>{say('For teachers and other grown-ups: copy this into the page.')}</p>
            <pre css={snippet}>
              <code>{writeSnippet(code, say)}</code>
            </pre>
            <Button kind="secondary" onClick={() => void copy(writeSnippet(code, say))}>
              {say('Copy the snippet')}
            </Button>
          </details>
        )}
      </div>
    </div>
  )
}

function writeLink(board: string): string {
  const link = new URL(window.location.href)
  link.hash = ''
  link.search = `board=${board}`
  return link.href
}

/**
 * The snippet for another page, which moves with the maze's major version. The partners' page explains it
 * (embed/public/index.html).
 */
function writeSnippet(board: string, say: Say): string {
  const { href } = new URL(getPartnersPageUrl(getPublicFileUrl(__RELEASE__, '')), window.location.href)
  const folder = `${href}mf-maze@v1`
  return `<robot-maze board="${board}">
  <a href="${folder}/frame.html#board=${board}">${say('Play the robot maze')}</a>
</robot-maze>
<script async src="${folder}/robot-maze.js"></script>`
}

const row = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-5)', paddingBlock: 'var(--space-3)' })

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  gap: '3px',
  flex: '0 1 18rem',
  alignSelf: 'start',
  padding: 'var(--space-2)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-ink)',
})

const square = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  minWidth: 0,
  padding: 0,
  // Where the system chooses the colours, only the border of a free square is visible.
  border: '2px solid transparent',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-paper)',
  touchAction: 'manipulation',
  '&[aria-pressed=true]': { background: 'var(--color-vermilion)' },
  '&:hover': { boxShadow: 'inset 0 0 0 3px var(--color-marigold)' },
  '&:focus-visible': { outlineColor: 'var(--color-marigold)' },
})

const words = css({ display: 'grid', gap: 'var(--space-3)', alignContent: 'start', flex: '1 1 16rem' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })
const note = css({
  fontSize: 'var(--text-s)',
  '& summary': { paddingBlock: 'var(--space-1)', cursor: 'pointer' },
})
const snippet = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
