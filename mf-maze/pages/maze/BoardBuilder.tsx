import { css } from '@emotion/react'
import { Button } from '@kutuhal/ui/Button.tsx'
import { createTabStorage } from '@kutuhal/ui/tab-memory.ts'
import { useState } from 'react'
import { english } from '../../maze/english.ts'
import { listCells, isSameCell, type Cell, type Level } from '../../maze/level.ts'
import { firstLevel, parseLevel } from '../../maze/parse-level.ts'
import { formatCellName } from '../../maze/descriptions.ts'

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

/** Stores the last board that was built in this tab, and the board from which the editor started. */
const walls = createTabStorage('robot-maze:walls', () => sessionStorage)

function keptWalls(begun: string): string | undefined {
  const [from, code = ''] = walls.read().split(' ')
  const isBoard =
    code.length === begun.length && [...code].every((sign, at) => isSquare(sign, begun.charAt(at)))
  return from === begun && isBoard ? code : undefined
}

/**
 * Whether a cell of a stored board fits the original board: walls may be added or removed, but the start and
 * the goal must be the same.
 */
const isSquare = (sign: string, before: string): boolean =>
  /[ox]/.test(before) ? /[ox]/.test(sign) : sign === before

/** A grid of squares to add or remove walls, and buttons to play the board or copy its link. */
export function BoardBuilder({ level, onChoose }: BoardBuilderProps) {
  const begun = hasSameEnds(level) ? level.code : firstLevel.code
  const [code, setCode] = useState(() => keptWalls(begun) ?? begun)
  const [said, say] = useState('')
  const own = parseLevel(code)

  function toggle(at: number) {
    const sign = code.charAt(at) === 'x' ? 'o' : 'x'
    const changed = code.slice(0, at) + sign + code.slice(at + 1)
    setCode(changed)
    walls.write(`${begun} ${changed}`)
    say('')
  }

  async function copy() {
    const link = new URL(window.location.href)
    link.hash = ''
    link.search = `board=${code}`
    try {
      await navigator.clipboard.writeText(link.href)
      say('Copied.')
    } catch {
      // The browser does not allow copying, or the page has no HTTPS, so show the link.
      say(link.href)
    }
  }

  return (
    <div css={row}>
      <div role="group" aria-label="Walls" data-scheme="light" css={grid}>
        {listCells(firstLevel).map(cell => {
          // The cell's position in the text that stands for the board. One character separates the rows.
          const at = cell.y * (firstLevel.size + 1) + cell.x
          if (isFixed(cell)) {
            return (
              <span key={at} css={[square, fixed]}>
                {isSameCell(cell, goal) ? 'Goal' : 'Robot'}
              </span>
            )
          }
          return (
            <button
              key={at}
              type="button"
              css={square}
              aria-label={`Wall in ${formatCellName(cell, english)}`}
              aria-pressed={code.charAt(at) === 'x'}
              onClick={() => toggle(at)}
            />
          )
        })}
      </div>
      <div css={words}>
        <p>Press a square to put a wall there, and once more to take it away.</p>
        <p role="status">
          <span>
            {own
              ? `It can be won. The shortest way takes ${own.fewest} of ${own.limit} moves.`
              : 'There is no way to the goal: take a wall away.'}
          </span>{' '}
          <span>{said}</span>
        </p>
        <div css={actions}>
          <Button aria-disabled={!own} onClick={own && (() => onChoose(code))}>
            Play it
          </Button>
          <Button kind="secondary" aria-disabled={!own} onClick={own && (() => void copy())}>
            Copy its link
          </Button>
        </div>
        {own && (
          <p css={note}>
            On your own page: <code>{`<robot-maze board="${code}">`}</code>
          </p>
        )}
      </div>
    </div>
  )
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
  border: 0,
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-paper)',
  touchAction: 'manipulation',
  '&[aria-pressed=true]': { background: 'var(--color-vermilion)' },
  '&:hover': { boxShadow: 'inset 0 0 0 3px var(--color-marigold)' },
  '&:focus-visible': { outlineColor: 'var(--color-marigold)' },
})

const fixed = css({ background: 'var(--color-mint)', color: 'var(--color-ink)', fontSize: 'var(--text-s)' })
const words = css({ display: 'grid', gap: 'var(--space-3)', alignContent: 'start', flex: '1 1 16rem' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' })
const note = css({ fontSize: 'var(--text-s)', overflowWrap: 'anywhere' })
