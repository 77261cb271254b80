import { css } from '@emotion/react'
import { Lotus } from '../../components/board/BoardFigures.tsx'
import { useSay } from '../../words/say.ts'
import type { BestResults } from '../../maze/best-results.ts'
import { boards } from '../../maze/boards.ts'

interface Props {
  readonly results: BestResults
}

/** A small celebration: a lotus for each board, and the moves of all boards together. */
export function AllBoardsWon({ results }: Props) {
  const say = useSay()
  const moves = boards.reduce((sum, { code }) => sum + (results[code] ?? 0), 0)
  const fewest = boards.reduce((sum, board) => sum + board.fewest, 0)
  return (
    <section css={box}>
      <p css={flowers} aria-hidden>
        {boards.map(({ code }) => (
          <svg key={code} viewBox="-62 -62 124 124" css={flower}>
            <Lotus isBlooming />
          </svg>
        ))}
      </p>
      <h2>{say('All eleven!')}</h2>
      <p>
        {say('You have won every board, with {moves} moves in all.', { moves })}{' '}
        <span>
          {moves <= fewest
            ? say('There is no shorter way: bravo!')
            : say('The shortest ways take {fewest}: can you save {more}?', { fewest, more: moves - fewest })}
        </span>
      </p>
    </section>
  )
}

const box = css({
  display: 'grid',
  gap: 'var(--space-2)',
  justifyItems: 'center',
  marginTop: 'var(--space-5)',
  padding: 'var(--space-5)',
  border: '2px solid var(--color-peacock)',
  borderRadius: 'var(--radius-l)',
  background: 'var(--color-mint)',
  textAlign: 'center',
})

const flowers = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 'var(--space-1)' })
const flower = css({ width: '2.75rem' })
