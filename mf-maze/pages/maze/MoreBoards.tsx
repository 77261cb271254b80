import { css } from '@emotion/react'
import { tabletQuery } from '@kutuhal/ui/styles.ts'
import { useState } from 'react'
import { useSay } from '../../words/say.ts'
import { boards } from '../../maze/boards.ts'
import type { Level } from '../../maze/level.ts'
import { useBestResults } from '../../maze/best-results.ts'
import type { BoardBuilderProps } from './BoardBuilder.tsx'

interface Props {
  /** The board that the visitor is playing. */
  readonly level: Level
  readonly isReady: boolean
  /** Called with the chosen board. @param board its number in `boards`, or its code */
  readonly onChoose: (board: string) => void
}

/** The boards to choose from, and a board that visitors build themselves. */
export function MoreBoards({ level, isReady, onChoose }: Props) {
  const say = useSay()
  const won = useBestResults()
  const count = boards.filter(({ code }) => won[code] !== undefined).length
  return (
    <section aria-labelledby="maze-boards" css={section}>
      <h2 id="maze-boards" css={heading}>
        {say('Eleven boards, each harder than the last')}
      </h2>
      <p css={hint}>
        {count === 0
          ? say(
              'The shortest way of a board is told once you have won it. What you win is kept on this device.',
            )
          : say('{won} of {count} won on this device.', { won: count, count: boards.length })}
      </p>
      <ol role="list" css={list}>
        {boards.map((board, index) => {
          const best = won[board.code]
          return (
            <li key={board.code}>
              <button
                type="button"
                css={[tile, best !== undefined && wonTile]}
                aria-current={board === level ? 'true' : undefined}
                disabled={!isReady}
                onClick={() => onChoose(index === 0 ? '' : String(index + 1))}
              >
                <Miniature level={board} />
                <span>
                  <strong>{say('Board {number}', { number: index + 1 })}</strong>
                  <br />
                  <span>
                    {best === undefined
                      ? say('{limit} moves', board)
                      : say('Won in {moves}; shortest {fewest}', { moves: best, fewest: board.fewest })}
                  </span>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      <BoardEditor level={level} onChoose={onChoose} />
    </section>
  )
}

function Miniature({ level: { size, walls, start, goal } }: { readonly level: Level }) {
  const blocks = walls.map(({ x, y }) => `M${x} ${y}h1`).join('')
  return (
    <svg
      viewBox={`0 -0.5 ${size} ${size}`}
      width="56"
      height="56"
      aria-hidden
      data-scheme="light"
      css={miniature}
    >
      <path d={blocks} stroke="var(--color-vermilion)" />
      <circle cx={start.x + 0.5} cy={start.y} r="0.36" fill="var(--color-mint)" />
      <circle cx={goal.x + 0.5} cy={goal.y} r="0.36" fill="var(--color-marigold)" />
    </svg>
  )
}

const loadBuilder = () => import(/* webpackChunkName: "later" */ './BoardBuilder.tsx')

/** Lets visitors build their own walls on the first board. Its code loads when it is first opened. */
function BoardEditor(props: BoardBuilderProps) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadBuilder>>>()
  const [hasFailed, setFailed] = useState(false)

  function toggle(willBeOpen: boolean) {
    setOpen(willBeOpen)
    setFailed(false)
    if (willBeOpen) void loadBuilder().then(setLoaded, () => setFailed(true))
  }

  return (
    <details css={editor} onToggle={event => toggle(event.currentTarget.open)}>
      <summary css={summary}>{say('Build your own walls')}</summary>
      {isOpen && loaded && <loaded.BoardBuilder {...props} />}
      {isOpen && !loaded && (
        <p role="status">{say(hasFailed ? 'This did not load. Close it and open it again.' : 'Loading…')}</p>
      )}
    </details>
  )
}

const section = css({ display: 'grid', gap: 'var(--space-3)' })
const heading = css({ '&&': { fontSize: 'var(--text-xl)' } })
const hint = css({ color: 'var(--color-ink-soft)' })

const list = css({
  display: 'grid',
  // Two boards side by side on a phone.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  gap: 'var(--space-2)',
  [tabletQuery]: { gridTemplateColumns: 'repeat(auto-fill, minmax(11.5rem, 1fr))' },
})

const tile = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-3)',
  width: '100%',
  height: '100%',
  padding: 'var(--space-2)',
  border: '2px solid var(--color-line)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-s)',
  lineHeight: 1.35,
  textAlign: 'left',
  touchAction: 'manipulation',
  '&:hover:not(:disabled)': { borderColor: 'var(--color-ink)' },
  '&[aria-current]': {
    borderColor: 'var(--color-ink)',
    boxShadow: 'var(--shadow-print)',
    // Where the system chooses the colours, a wider border shows which board is played.
    '@media (forced-colors: active)': { borderWidth: 5, padding: 'calc(var(--space-2) - 3px)' },
  },
})

const wonTile = css({ background: 'var(--color-mint)' })
const miniature = css({
  flex: 'none',
  borderRadius: 'var(--radius-s)',
  background: 'var(--color-ink)',
  forcedColorAdjust: 'none',
})

const editor = css({
  padding: 'var(--space-3) var(--space-4)',
  border: '2px dashed var(--color-leaf)',
  borderRadius: 'var(--radius-m)',
  background: 'var(--color-surface)',
})

const summary = css({ paddingBlock: 'var(--space-1)', fontWeight: 650, cursor: 'pointer' })
